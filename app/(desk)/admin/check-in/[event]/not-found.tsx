import { cookies } from 'next/headers'
import { UnknownEvent } from '@/components/check-in/unknown-event'
import { getEventLabels } from '@/lib/content/events'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { readTexts } from './texts'

export default async function CheckInNotFound() {
  const locale = toLocale((await cookies()).get(LOCALE_COOKIE)?.value) ?? DEFAULT_LOCALE
  const [texts, events] = await Promise.all([readTexts(), getEventLabels(locale)])
  return <UnknownEvent texts={texts[locale]} events={events.filter((event) => !hasEnded(event))} />
}
