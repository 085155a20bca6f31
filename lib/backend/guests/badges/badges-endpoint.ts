import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { Event } from '@/lib/contract/events'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { requireDesk } from '../../access/guards'
import { refusal } from '../../access/refusal'
import { recordInAuditLog } from '../../audit-log'
import { findEventOrRefuse } from '../../content/find-event'
import { BADGE_FORMATS, badgeSheet } from './badge-sheet'

/** `GET /cms/api/events/<id>/badges?format=a4|a6` */
export const badgesEndpoint: Endpoint = {
  path: '/:id/badges',
  method: 'get',
  handler: async (req) => {
    requireDesk(req)
    const format = z.enum(BADGE_FORMATS).safeParse(req.query.format ?? 'a4')
    if (!format.success) throw refusal('The format is a4 or a6.', 400)
    const id = String(req.routeParams?.id)
    const events = new Map<Locale, Event>()
    for (const locale of LOCALES) events.set(locale, await findEventOrRefuse(req, id, locale))
    await recordInAuditLog(req, { action: 'exported', entity: 'registrations', document: id, title: 'Badges' })
    const parts = badgeSheet(req, (locale) => events.get(locale) as Event, format.data)
    return new Response(toStream(parts), { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' } })
  },
}

/** The page is sent while it is made. */
function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
