import type { PublicListName } from '@/lib/contract/routes'

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : ''

/** The collection behind a list of the contract, such as `team-members` behind `teamMembers`. */
export type CollectionOf<Name extends string> = KebabCase<Name>

/** The collections of what pages show, each with a list of the contract. */
export type ContentCollection = CollectionOf<PublicListName>

/** The sources of pages. */
export type CacheSource = ContentCollection | 'commons' | 'redirects'

/** The other sources that answers of each source show: a change there expires them too. */
const SHOWS: Record<CacheSource, readonly (ContentCollection | 'media' | 'redirects')[]> = {
  events: ['lineups', 'media'],
  'session-days': ['events'],
  sessions: ['events', 'session-days', 'speakers', 'media'],
  // Everybody who speaks in a session of an event is its speaker.
  speakers: ['events', 'sessions', 'media'],
  participants: ['events', 'media'],
  'team-members': ['media'],
  articles: ['media'],
  // The cards in their texts.
  newsletters: ['events', 'speakers', 'articles', 'media'],
  lineups: ['events', 'media'],
  partners: ['events', 'media'],
  testimonials: ['events', 'media'],
  faqs: ['events'],
  'about-statements': ['media'],
  commons: ['events', 'media'],
  redirects: ['events', 'speakers', 'participants', 'team-members', 'articles', 'redirects'],
}

export function collectionOf<Name extends string>(name: Name): CollectionOf<Name> {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as CollectionOf<Name>
}

/**
 * The cache tags of an answer: its source and whatever else it shows. A change of any of them expires it.
 *
 * There is no tag per document: the CMS tells what a draft was before, not what visitors saw last, so a
 * finer tag could miss the page of a document that was renamed or withdrawn.
 */
export function tagsOfRead(source: CacheSource): string[] {
  return [source, ...SHOWS[source]]
}

/**
 * The tag of answers that visitors can ask for in endless variety, such as searches: they are cached in
 * memory only.
 */
export const EPHEMERAL_TAG = 'ephemeral'
