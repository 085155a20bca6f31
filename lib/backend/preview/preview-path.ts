import type { GlobalSlug, Payload } from 'payload'
import type { ContentCollection } from '@/lib/site/cache-tags'
import { pathTo } from '@/lib/site/routes'

/** The identifiers of a document and of its event; empty where there is none. */
interface PreviewedDocument {
  identifier: string
  eventIdentifier: string
}

const GLOBAL_PATHS: Record<GlobalSlug, string> = {
  home: pathTo('home'),
  about: pathTo('about'),
  'gali-jazz': pathTo('galiJazz'),
  contact: pathTo('connect'),
  careers: `${pathTo('connect')}#careers`,
  privacy: pathTo('privacy'),
}

/** The page of a document, or the one on which it is shown. */
const COLLECTION_PATHS: Record<ContentCollection, (document: PreviewedDocument) => string> = {
  events: ({ identifier }) => pathTo('event', { eventIdentifier: identifier }),
  speakers: ({ identifier }) => pathTo('speaker', { identifier }),
  participants: ({ identifier }) => pathTo('participant', { identifier }),
  'team-members': ({ identifier }) => pathTo('teamMember', { identifier }),
  articles: ({ identifier }) => pathTo('article', { identifier }),
  newsletters: ({ identifier }) => pathTo('letter', { identifier }),
  'session-days': (document) => eventPath(document, 'agenda'),
  sessions: (document) => eventPath(document, 'agenda'),
  lineups: (document) => `${eventPath(document, 'agenda')}#lineup`,
  faqs: (document) => eventPath(document, 'eventFaq'),
  partners: () => pathTo('home'),
  testimonials: () => pathTo('home'),
  'about-statements': () => pathTo('about'),
}

/**
 * Finds the page that shows the newest draft of a document; the `kind` is a collection, or `global` with the slug
 * of the global as `id`.
 */
export async function previewPath(payload: Payload, kind: string, id: string): Promise<string | null> {
  if (kind === 'global') return isKeyOf(GLOBAL_PATHS, id) ? GLOBAL_PATHS[id] : null
  if (!isKeyOf(COLLECTION_PATHS, kind)) return null
  const document = await payload
    .findByID({ collection: kind, id, depth: 1, draft: true, disableErrors: true })
    .catch(() => null)
  if (!document) return null
  return COLLECTION_PATHS[kind]({ identifier: identifierOf(document), eventIdentifier: 'event' in document ? identifierOf(document.event) : '' })
}

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}

function eventPath({ eventIdentifier }: PreviewedDocument, route: 'agenda' | 'eventFaq'): string {
  return eventIdentifier ? pathTo(route, { eventIdentifier }) : pathTo('home')
}

function identifierOf(document: unknown): string {
  if (typeof document !== 'object' || document === null || !('identifier' in document)) return ''
  return typeof document.identifier === 'string' ? document.identifier : ''
}
