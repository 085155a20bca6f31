import type { CollectionSlug, Payload } from 'payload'
import { pathTo } from '@/lib/site/routes'

interface PreviewedDocument {
  identifier?: string
  event?: { identifier?: string } | string | null
  events?: ({ identifier?: string } | string)[] | null
}

const GLOBAL_PATHS: Record<string, string> = {
  home: pathTo('home'),
  about: pathTo('about'),
  'gali-jazz': pathTo('galiJazz'),
  contact: pathTo('connect'),
  careers: `${pathTo('connect')}#careers`,
  privacy: '/privacy',
}

/** The page on which a document is seen best: its own, or the one on which it stands. */
const COLLECTION_PATHS: Record<string, (document: PreviewedDocument) => string> = {
  events: ({ identifier = '' }) => pathTo('event', { eventIdentifier: identifier }),
  speakers: ({ identifier = '' }) => pathTo('speaker', { identifier }),
  participants: ({ identifier = '' }) => pathTo('participant', { identifier }),
  'team-members': ({ identifier = '' }) => pathTo('teamMember', { identifier }),
  articles: ({ identifier = '' }) => pathTo('article', { identifier }),
  'session-days': (document) => atEvent(document, 'agenda'),
  sessions: (document) => atEvent(document, 'agenda'),
  lineups: (document) => `${atEvent(document, 'agenda')}#lineup`,
  faqs: (document) => atEvent(document, 'eventFaq'),
  partners: () => pathTo('home'),
  testimonials: () => pathTo('home'),
  'about-statements': () => pathTo('about'),
}

/**
 * Finds the page on which the newest draft of a document is to be seen.
 *
 * @param kind a collection, or `global`
 * @param key the key of the document, or the name of the global
 * @returns null when there is no such document or page
 */
export async function previewPath(payload: Payload, kind: string, key: string): Promise<string | null> {
  if (kind === 'global') return GLOBAL_PATHS[key] ?? null
  const toPath = Object.hasOwn(COLLECTION_PATHS, kind) ? COLLECTION_PATHS[kind] : undefined
  if (!toPath) return null
  const document = await payload
    .findByID({ collection: kind as CollectionSlug, id: key, depth: 1, draft: true, disableErrors: true })
    .catch(() => null)
  return document ? toPath(document as unknown as PreviewedDocument) : null
}

function atEvent({ event }: PreviewedDocument, route: 'agenda' | 'eventFaq'): string {
  const identifier = typeof event === 'object' ? event?.identifier : undefined
  return identifier ? pathTo(route, { eventIdentifier: identifier }) : pathTo('home')
}
