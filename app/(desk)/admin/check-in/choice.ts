import { getEventLabels } from '@/lib/content/events'
import { hasEnded } from '@/lib/site/events/event-state'
import { deskLocale } from '../../desk-locale'
import { readTexts } from '../../desk-texts'

/** The events whose guests can be checked in, and the words to choose one, in the language of the reader. */
export async function readChoice() {
  const locale = await deskLocale()
  const [texts, events] = await Promise.all([readTexts('CheckIn'), getEventLabels(locale)])
  return { texts: texts[locale], events: events.filter((event) => !hasEnded(event)) }
}
