import type { Locale } from '@/lib/i18n/locales'
import { withPlainSpaces } from '@/lib/site/text/keep-together'
import type { AnnouncementFacts } from './audience'

/** A release with fewer languages stored fewer. */
type AnnouncedFacts = Partial<Record<Locale, AnnouncementFacts>> | null

/**
 * Whether guests would read the same as before. Compares only facts that both have, since another release may have stored
 * the earlier ones, and ignores what keeps words on one line.
 */
export function isSameAnnouncement(before: AnnouncedFacts, now: AnnouncedFacts): boolean {
  if (!before || !now) return before === now
  const known = new Map(entriesOf(before))
  return entriesOf(now).every(([name, value]) => !known.has(name) || known.get(name) === value)
}

function entriesOf(facts: Partial<Record<Locale, AnnouncementFacts>>): [string, string][] {
  return Object.entries(facts).flatMap(([locale, localised]) =>
    Object.entries(localised).map(([name, value]): [string, string] => [`${locale} ${name}`, withPlainSpaces(String(value))]),
  )
}
