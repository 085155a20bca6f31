import { UnknownEvent } from '@/components/check-in/unknown-event'
import { getEventLabels } from '@/lib/content/events'
import { hasEnded } from '@/lib/site/events/event-state'
import { deskLocale } from '../../../desk-locale'
import { readTexts } from './texts'

export default async function CheckInNotFound() {
  const locale = await deskLocale()
  const [texts, events] = await Promise.all([readTexts(), getEventLabels(locale)])
  return <UnknownEvent texts={texts[locale]} events={events.filter((event) => !hasEnded(event))} />
}
