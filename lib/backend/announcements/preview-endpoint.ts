import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { requireDesk } from '../access/desk'
import { findEventIfPublished } from '../content/find-event'
import { readRecord, type AnnouncementRecord } from './announcement'
import type { AnnouncementFacts, Audience } from './audience'

/** What staff see before they email everybody. */
export interface AnnouncementPreview {
  count: number
  /** How many were told something else by their last email. */
  untold: number
  /** What the emails say, by language; null while the event is not published. */
  facts: Record<Locale, AnnouncementFacts> | null
  /** Whether somebody has saved changes that are not published, and so are not said. */
  hasUnpublishedChanges: boolean
  last: AnnouncementRecord | null
}

/** `GET /cms/api/events/<id>/announcement`: what an announcement would say now, and the last one. */
export function previewEndpoint(audience: Audience): Endpoint {
  return {
    path: '/:id/announcement',
    method: 'get',
    handler: async (req) => {
      requireDesk(req)
      const id = String(req.routeParams?.id)
      const latest = await req.payload.findByID({ collection: 'events', id, depth: 0, draft: true, disableErrors: true, req })
      if (!latest) throw new NotFound(req.t)
      const [{ count }, facts, last] = [await audience.measure(req, id), await factsOf(req, id, audience), await readRecord(req, id)]
      const untold = await audience.countUntold(req.payload, id)
      const preview: AnnouncementPreview = { count, untold, facts, hasUnpublishedChanges: latest._status !== 'published', last }
      return Response.json(preview, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}

async function factsOf(req: PayloadRequest, id: string, audience: Audience): Promise<AnnouncementPreview['facts']> {
  const facts: [Locale, AnnouncementFacts][] = []
  for (const locale of LOCALES) {
    const event = await findEventIfPublished(req.payload, id, locale, req)
    if (!event) return null
    facts.push([locale, audience.factsOf(event, locale)])
  }
  return Object.fromEntries(facts) as Record<Locale, AnnouncementFacts>
}
