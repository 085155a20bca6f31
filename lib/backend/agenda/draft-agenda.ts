import { Forbidden, type Endpoint, type Payload, type PayloadRequest, type Where } from 'payload'
import { isEditor } from '@/lib/backend/access/rules'
import { inTransaction } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import type { DraftAgenda } from './draft-agenda-sentence'

const COLLECTIONS = ['session-days', 'sessions'] as const
type AgendaCollection = (typeof COLLECTIONS)[number]

const isDraftOf = (event: string): Where => ({ and: [{ event: { equals: event } }, { _status: { equals: 'draft' } }] })

export async function countDraftAgenda(payload: Payload, event: string, req?: PayloadRequest): Promise<DraftAgenda> {
  const countIn = async (collection: AgendaCollection) => (await payload.count({ collection, where: isDraftOf(event), req })).totalDocs
  return { days: await countIn('session-days'), sessions: await countIn('sessions') }
}

/** `GET /cms/api/events/<id>/agenda-drafts`: how many days and sessions visitors do not see. */
export const draftAgendaEndpoint: Endpoint = {
  path: '/:id/agenda-drafts',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    return Response.json(await countDraftAgenda(req.payload, String(req.routeParams?.id)))
  },
}

/** `POST /cms/api/events/<id>/agenda-publish`: publishes the days and sessions that never were, each by itself, and names those that cannot be. */
export const publishAgendaEndpoint: Endpoint = {
  path: '/:id/agenda-publish',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const event = String(req.routeParams?.id)
    const left: string[] = []
    let published = 0
    for (const collection of COLLECTIONS) {
      const { docs } = await req.payload.find({ collection, where: isDraftOf(event), depth: 0, pagination: false, locale: 'all' })
      for (const { id, title } of docs) {
        if (await publish(req, collection, id, title)) published += 1
        else left.push(nameOf(title) || id)
      }
    }
    const message = `${published} of the agenda ${published === 1 ? 'is' : 'are'} published.`
    return Response.json({ message: left.length === 0 ? message : `${message} Something is missing in: ${left.join(', ')}.`, published, left })
  },
}

async function publish(req: PayloadRequest, collection: AgendaCollection, id: string, title: unknown): Promise<boolean> {
  try {
    await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
      transaction.user = req.user
      await req.payload.update({ collection, id, data: { _status: 'published' }, locale: localeOf(title), depth: 0, req: transaction })
    })
    return true
  } catch {
    return false
  }
}

/** A language in which a document has the title that it must have. */
function localeOf(title: unknown) {
  return LOCALES.find((locale) => textsOf(title)[locale]) ?? DEFAULT_LOCALE
}

function nameOf(title: unknown): string {
  return String(textsOf(title)[localeOf(title)] ?? '')
}

function textsOf(title: unknown): Record<string, unknown> {
  return (title ?? {}) as Record<string, unknown>
}
