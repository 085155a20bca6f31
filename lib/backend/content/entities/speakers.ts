import type { Where } from 'payload'
import { relationId } from '../../database/relation-id'
import type { Session } from '../../payload-types'
import type { Caller, ListDifferences } from '../reading/sources'
import type { StoredDocument } from '../reading/reading'

/** Whoever speaks in a published session of an event is its speaker, named there or not. */
export const speakers = {
  order: ['_order', 'fullName'],
  async alsoOfEvent(event, caller) {
    const where = { event: { equals: event } }
    // The newest drafts can only be read one by one.
    if (caller.draft) return (await findSessions(caller, where)).flatMap(speakersOf)
    const { payload, user, req } = caller
    const { values } = await payload.findDistinct({ collection: 'sessions', field: 'speakers', where, depth: 0, limit: 0, overrideAccess: false, user, req })
    return values.map(({ speakers: speaker }) => speaker).filter((speaker) => typeof speaker === 'string')
  },
  async enrich(documents, fields, caller) {
    if (!fields.includes('events') || documents.length === 0) return
    const sessions = await findSessions(caller, { speakers: { in: documents.map(({ id }) => id) } })
    if (sessions.length === 0) return
    const events = await findEvents(caller, sessions)
    for (const session of sessions) {
      const event = events.get(relationId(session.event ?? ''))
      const speakers = speakersOf(session)
      if (event) for (const document of documents) if (speakers.includes(String(document.id))) addEvent(document, event)
    }
  },
} satisfies ListDifferences

type SessionOfSpeakers = Pick<Session, 'event' | 'speakers'>

async function findSessions({ payload, user, req, draft }: Caller, where: Where): Promise<SessionOfSpeakers[]> {
  const access = { overrideAccess: false, user, req, draft }
  const { docs } = await payload.find({ collection: 'sessions', where, sort: 'startsAt', select: { event: true, speakers: true }, depth: 0, pagination: false, ...access })
  return docs
}

/** The events of sessions, each read once however many sessions it has. */
async function findEvents({ payload, user, req, draft }: Caller, sessions: readonly SessionOfSpeakers[]) {
  const ids = [...new Set(sessions.map(({ event }) => relationId(event ?? '')))]
  const access = { overrideAccess: false, user, req, draft }
  const { docs } = await payload.find({ collection: 'events', where: { id: { in: ids } }, select: { identifier: true }, depth: 0, pagination: false, ...access })
  return new Map(docs.map((event) => [event.id, event]))
}

function speakersOf({ speakers }: SessionOfSpeakers): string[] {
  return (speakers ?? []).map(relationId)
}

function addEvent(document: StoredDocument, event: { id: string }): void {
  const events: unknown[] = Array.isArray(document.events) ? document.events : []
  const isNamed = events.some((named) => typeof named === 'object' && named !== null && 'id' in named && named.id === event.id)
  if (!isNamed) document.events = [...events, event]
}
