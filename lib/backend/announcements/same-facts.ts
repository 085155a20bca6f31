import type { Locale } from '@/lib/i18n/locales'
import { withPlainSpaces } from '@/lib/site/text/keep-together'
import type { AnnouncementFacts } from './audience'

type AnnouncedFacts = Record<Locale, AnnouncementFacts> | null

/**
 * Whether guests would be told the same as before: in all that is known of both, since another release may have stored those
 * of before, and whatever keeps words on one line.
 */
export function isSameAnnouncement(before: AnnouncedFacts, now: AnnouncedFacts): boolean {
  if (!before || !now) return before === now
  const known = new Map(entriesOf(before))
  return entriesOf(now).every(([name, value]) => !known.has(name) || known.get(name) === value)
}

function entriesOf(facts: Record<Locale, AnnouncementFacts>): [string, string][] {
  return Object.entries(facts).flatMap(([locale, said]) =>
    Object.entries(said).map(([name, value]): [string, string] => [`${locale} ${name}`, withPlainSpaces(String(value))]),
  )
}
