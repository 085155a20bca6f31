import { APIError, type Endpoint, type Payload, type PayloadRequest, type Where } from 'payload'
import { requireEditor } from '@/lib/backend/access/guards'
import { inTransaction } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isEventPublished, localeOf } from './agenda'
import type { DraftAgenda } from './draft-agenda-sentence'

const COLLECTIONS = ['session-days', 'sessions'] as const
type AgendaCollection = (typeof COLLECTIONS)[number]

type Caller = Pick<PayloadRequest, 'payload' | 'user'>

interface Draft {
  id: string
  /** By language. */
  title?: unknown
}

const isDraftOf = (event: string): Where => ({ and: [{ event: { equals: event } }, { _status: { equals: 'draft' } }] })

export async function countDraftAgenda(payload: Payload, event: string, req?: PayloadRequest): Promise<DraftAgenda> {
  const countIn = async (collection: AgendaCollection) => (await payload.count({ collection, where: isDraftOf(event), req })).totalDocs
  return { days: await countIn('session-days'), sessions: await countIn('sessions') }
}

/** What {@link publishAgendaEndpoint} would publish. */
export interface OfferedAgenda extends DraftAgenda {
  /** Whether visitors see the event itself. */
  isPublished: boolean
}

/** `GET /cms/api/events/<id>/agenda-drafts`: how many days and sessions were never published. */
export const draftAgendaEndpoint: Endpoint = {
  path: '/:id/agenda-drafts',
  method: 'get',
  handler: async (req) => {
    requireEditor(req)
    const event = String(req.routeParams?.id)
    return Response.json({ ...(await countNeverPublished(req.payload, event)), isPublished: await isEventPublished(req.payload, event) } satisfies OfferedAgenda)
  },
}

/** `POST /cms/api/events/<id>/agenda-publish`: publishes the days and sessions that never were, each by itself, and names those that cannot be. */
export const publishAgendaEndpoint: Endpoint = {
  path: '/:id/agenda-publish',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const { published, left } = await publishDraftAgenda(req, String(req.routeParams?.id))
    const message = `${published} of the agenda ${published === 1 ? 'is' : 'are'} published.`
    return Response.json({ message: left.length === 0 ? message : `${message} Something is missing in: ${left.join(', ')}.`, published, left })
  },
}

/** Publishes the days and sessions of an event that never were, each by itself. @returns how many, and the names of those that lack something */
export async function publishDraftAgenda(req: Caller, event: string): Promise<{ published: number; left: string[] }> {
  const left: string[] = []
  let published = 0
  for (const collection of COLLECTIONS) {
    for (const draft of await findNeverPublished(req.payload, collection, event)) {
      if (await publish(req, collection, draft)) published += 1
      else left.push(nameOf(draft) || draft.id)
    }
  }
  return { published, left }
}

/** How many days and sessions {@link publishDraftAgenda} would publish. */
export async function countNeverPublished(payload: Payload, event: string, req?: PayloadRequest): Promise<DraftAgenda> {
  return { days: (await findNeverPublished(payload, 'session-days', event, req)).length, sessions: (await findNeverPublished(payload, 'sessions', event, req)).length }
}

/** The drafts of an event, in all languages, but for those that staff have unpublished: they do not want them seen. */
async function findNeverPublished(payload: Payload, collection: AgendaCollection, event: string, req?: PayloadRequest): Promise<Draft[]> {
  const { docs } = await payload.find({ collection, where: isDraftOf(event), depth: 0, pagination: false, locale: 'all', select: { title: true }, req })
  const ids = docs.map(({ id }) => id)
  const wasPublished: Where = { and: [{ parent: { in: ids } }, { 'version._status': { equals: 'published' } }] }
  const { docs: versions } = await payload.findVersions({ collection, where: wasPublished, depth: 0, pagination: false, select: { parent: true }, req })
  // The CMS throws away old versions, published or not.
  const wasWithdrawn: Where = { and: [{ entity: { equals: collection } }, { document: { in: ids } }, { action: { equals: 'withdrawn' } }] }
  const { docs: entries } = await payload.find({ collection: 'audit-log', where: wasWithdrawn, depth: 0, pagination: false, select: { document: true }, req })
  const former = new Set([...versions.map(({ parent }) => parent), ...entries.map(({ document }) => document)])
  return docs.filter(({ id }) => !former.has(id))
}

/** @returns false where a field is missing */
async function publish(req: Caller, collection: AgendaCollection, draft: Draft): Promise<boolean> {
  try {
    await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
      transaction.user = req.user
      await req.payload.update({ collection, id: draft.id, data: { _status: 'published' }, locale: localeOf(draft), depth: 0, req: transaction })
    })
    return true
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return false
    throw error
  }
}

function nameOf(draft: Draft): string {
  const texts = (draft.title ?? {}) as Record<string, unknown>
  return String(texts[localeOf(draft)] ?? '')
}
