import { NotFound, type Endpoint } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { requireStaff } from '../access/guards'
import { refusal } from '../access/refusal'
import { isDesk } from '../access/rules'
import { readAnnouncedFacts } from './announced-facts'
import { readRecord, REFUSED_BODY, ToSchema, type AnnouncementRecord } from './announcement'
import type { AnnouncementFacts, Audience, Recipients } from './audience'
import { findPendingInstant } from './pending'

/** What staff see before they email everybody. */
export interface AnnouncementPreview {
  /** How many everyone is. */
  count: number
  /** Those who can be chosen instead, by how they stand. */
  recipients: Recipients[]
  /** How many were told something else by their last email. */
  unnotified: number
  /** How many of those have the old entry in their calendar. */
  oldEntries: number
  /** How many were registered without an email before the last change: they are emailed only with everybody. */
  neverEmailed: number
  /** How many of those who were told something else have applied. */
  applicants: number
  /** What the emails say, by language; null while the event is not published. */
  facts: Record<Locale, AnnouncementFacts> | null
  /** Whether somebody has saved changes that are not published, and so are not said. */
  hasUnpublishedChanges: boolean
  last: AnnouncementRecord | null
  /** When those who were told something else are emailed by themselves; null where they are not. */
  pendingAt: string | null
  /** Whether whoever asks may email everybody. */
  maySend: boolean
}

/** `GET /cms/api/events/<id>/announcement`: what an announcement would say now, to everyone or to those alone who stand as `?to=` says, and the last one. */
export function previewEndpoint(audience: Audience): Endpoint {
  return {
    path: '/:id/announcement',
    method: 'get',
    handler: async (req) => {
      requireStaff(req)
      const id = String(req.routeParams?.id)
      const { data: to, success } = ToSchema.safeParse(req.query.to)
      if (!success) throw refusal(REFUSED_BODY, 422)
      const latest = await req.payload.findByID({ collection: 'events', id, depth: 0, draft: true, disableErrors: true, req })
      if (!latest) throw new NotFound(req.t)
      const { unnotified, oldEntries, neverEmailed, applicants } = await audience.countUnnotified(req.payload, id)
      const isNews = (to ? await audience.countUnnotified(req.payload, id, undefined, to) : { unnotified }).unnotified === 0
      const [{ count }, recipients, facts, last] = [await audience.measure(req, id), await audience.countRecipients(req, id), await readAnnouncedFacts(req, id, audience, isNews), await readRecord(req, id)]
      const pendingAt = await findPendingInstant(req, id)
      const preview: AnnouncementPreview = { count, recipients, unnotified, oldEntries, neverEmailed, applicants, facts, hasUnpublishedChanges: latest._status !== 'published', last, pendingAt, maySend: isDesk(req) }
      return Response.json(preview, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}
