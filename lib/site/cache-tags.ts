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
  redirects: ['events', 'speakers', 'participants', 'team-members', 'articles', 'redirects'],
}

/**
 * The cache tags of an answer: its source and whatever else it shows. A change of any of them expires it.
 *
 * There is no tag per document: the CMS tells what a draft was before, not what visitors saw last, so a
 * finer tag could miss the page of a document that was renamed or withdrawn.
 *
 * @param source the collection it was read from, or `commons`
 */
export function tagsOfRead(source: string): string[] {
  return [source, ...(SHOWS[source] ?? [])]
}

/**
 * The tag of answers that visitors can ask for in endless variety, such as searches: they are kept in
 * memory only. `scripts/server/page-cache.mjs` knows it too.
 */
export const EPHEMERAL_TAG = 'passing'
