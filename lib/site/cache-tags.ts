/** What else an answer of each source shows: a change there expires it too. */
const SHOWS: Record<string, readonly string[]> = {
  events: ['lineups', 'media'],
  'session-days': ['events'],
  sessions: ['events', 'session-days', 'speakers', 'media'],
  speakers: ['events', 'media'],
  participants: ['events', 'media'],
  'team-members': ['media'],
  articles: ['media'],
  lineups: ['events', 'media'],
  partners: ['events', 'media'],
  testimonials: ['events', 'media'],
  faqs: ['events'],
  'about-statements': ['media'],
  commons: ['events', 'media'],
}

/**
 * The cache tags of an answer.
 *
 * @param source the collection it was read from, or `commons`
 * @param identifier the document, when the answer holds that one alone
 */
export function tagsOfRead(source: string, identifier?: string): string[] {
  return [identifier ? `${source}:${identifier}` : source, ...(SHOWS[source] ?? [])]
}

/**
 * The cache tags that a change expires: the lists of its collection, and the page of each document
 * by its old and its new identifier.
 */
export function tagsOfChange(source: string, identifiers: readonly (string | undefined)[]): string[] {
  const names = new Set(identifiers.filter((identifier) => identifier !== undefined))
  return [source, ...[...names].map((identifier) => `${source}:${identifier}`)]
}
