import type { Endpoint, PayloadRequest } from 'payload'
import { requireEditor } from '@/lib/backend/access/guards'
import { relationId } from '@/lib/backend/database/relation-id'
import { inTransaction } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

const AS_DRAFT = { draft: true, depth: 0 } as const
/** An event that is copied is not what visitors are led to, nor open. */
const CLOSED = {
  isCurrent: false,
  isFeatured: false,
  isRegistrationActive: false,
  isApplyActive: false,
  status: 'scheduled',
  // The year before’s deadlines would close next year’s forms before they open.
  registrationOpensAt: null,
  registrationClosesAt: null,
  applyOpensAt: null,
  applyClosesAt: null,
  decisionsAt: null,
} as const

/** In place of the endpoint of the CMS: a draft with a title that says what it is, and with days, sessions and lineup of its own. */
export const duplicateEventEndpoint: Endpoint = {
  path: '/:id/duplicate',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const source = String(req.routeParams?.id)
    const doc = await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
      transaction.user = req.user
      const { id } = await req.payload.duplicate({ ...AS_DRAFT, collection: 'events', id: source, data: { ...CLOSED }, req: transaction })
      await nameCopy(transaction, source, id)
      await copyAgenda(transaction, source, id)
      return req.payload.findByID({ ...AS_DRAFT, collection: 'events', id, locale: DEFAULT_LOCALE, req: transaction })
    })
    return Response.json({ doc, message: `Duplicated as “${doc.title}”, a draft with its agenda.` })
  },
}

async function nameCopy(req: PayloadRequest, source: string, id: string): Promise<void> {
  for (const locale of LOCALES) {
    const { title } = await req.payload.findByID({ ...AS_DRAFT, collection: 'events', id: source, locale, req })
    const copy = title && getTranslations({ locale, namespace: 'StaffCopies' })('title', { title })
    if (copy) await req.payload.update({ ...AS_DRAFT, collection: 'events', id, locale, data: { title: copy }, req })
  }
}

async function copyAgenda(req: PayloadRequest, source: string, event: string): Promise<void> {
  const find = { ...AS_DRAFT, where: { event: { equals: source } }, pagination: false, req }
  const days = new Map<string, string>()
  for (const { id } of (await req.payload.find({ ...find, collection: 'session-days', sort: 'date' })).docs) {
    const copy = await req.payload.duplicate({ ...AS_DRAFT, collection: 'session-days', id, data: { event }, req })
    days.set(id, copy.id)
  }
  for (const { id, sessionDay } of (await req.payload.find({ ...find, collection: 'sessions', sort: 'startsAt' })).docs) {
    const day = sessionDay ? days.get(relationId(sessionDay)) : undefined
    await req.payload.duplicate({ ...AS_DRAFT, collection: 'sessions', id, data: { event, sessionDay: day ?? null }, req })
  }
  for (const { id } of (await req.payload.find({ ...find, collection: 'lineups', sort: '_order' })).docs) {
    await req.payload.duplicate({ ...AS_DRAFT, collection: 'lineups', id, data: { event }, req })
  }
}
