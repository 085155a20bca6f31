import type { Where } from 'payload'
import type { Caller, ListDifferences } from '../reading/sources'
import type { StoredDocument } from '../reading/reading'

/** Whoever speaks in a published session of an event is its speaker, named there or not. */
export const speakers = {
  order: ['_order', 'fullName'],
  async alsoOfEvent(event, caller) {
    const { docs } = await findSessions(caller, { event: { equals: event } }, 0)
    return docs.flatMap(({ speakers: ofSession }) => (ofSession ?? []).map(String))
  },
  async enrich(documents, fields, caller) {
    if (!fields.includes('events') || documents.length === 0) return
    const { docs } = await findSessions(caller, { speakers: { in: documents.map(({ id }) => id) } }, 1)
    for (const { event, speakers: ofSession } of docs) {
      const ids = (ofSession ?? []).map((speaker) => (typeof speaker === 'object' ? speaker.id : speaker))
      if (event && typeof event === 'object') for (const document of documents) if (ids.includes(String(document.id))) addEvent(document, event)
    }
  },
} satisfies ListDifferences

function findSessions({ payload, user, req, draft }: Caller, where: Where, depth: number) {
  const access = { overrideAccess: false, user, req, draft }
  return payload.find({ collection: 'sessions', where: { and: [where] }, sort: 'startsAt', select: { event: true, speakers: true }, depth, pagination: false, ...access })
}

function addEvent(document: StoredDocument, event: { id: string }): void {
  const events: unknown[] = Array.isArray(document.events) ? document.events : []
  const isNamed = events.some((named) => typeof named === 'object' && named !== null && 'id' in named && named.id === event.id)
  if (!isNamed) document.events = [...events, event]
}
