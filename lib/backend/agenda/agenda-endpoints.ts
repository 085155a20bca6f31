import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readStaffBody } from '@/lib/backend/access/desk'
import { requireEditor } from '@/lib/backend/access/guards'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { isTimeZoneName } from '@/lib/site/text/wall-time'
import { DAY } from '@/lib/site/text/durations'
import { planMoveOf } from './move-agenda'
import { readSessionsAround, type StoredSession } from './agenda'
import { sessionWarnings } from './agenda-warnings'
import { readAgendaWarnings } from './read-agenda-warnings'
import { speakerNames } from './speaker-names'

const TimeSchema = z.iso.datetime({ offset: true }).nullish().catch(null)

const EventTimesSchema = z.object({ startsAt: TimeSchema, endsAt: TimeSchema, timezone: z.string().refine(isTimeZoneName).catch(SITE_TIME_ZONE) })

/** `POST /cms/api/events/<id>/agenda-move` with the times of a form: what would move along if it were published. */
export const agendaMoveEndpoint: Endpoint = {
  path: '/:id/agenda-move',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const times = await readStaffBody(req, EventTimesSchema, 'The times of the event are missing.')
    return Response.json(await planMoveOf(req, String(req.routeParams?.id), times))
  },
}

/** `GET /cms/api/events/<id>/agenda-warnings`: what looks wrong or forgotten about an event and its agenda. */
export const agendaWarningsEndpoint: Endpoint = {
  path: '/:id/agenda-warnings',
  method: 'get',
  handler: async (req) => {
    requireEditor(req)
    return Response.json({ warnings: await readAgendaWarnings(req.payload, String(req.routeParams?.id)) })
  },
}

const SessionSchema = z.object({
  id: z.string().catch('new'),
  title: z.string().catch(''),
  event: z.string(),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: TimeSchema,
  speakers: z.array(z.string()).catch([]),
  stage: z.string().catch(''),
})

/** `POST /cms/api/sessions/warnings` with the fields of a form: what looks wrong with the session. */
export const sessionWarningsEndpoint: Endpoint = {
  path: '/warnings',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const body = await readStaffBody(req, SessionSchema, 'The event or the time of the session is missing.')
    const session: StoredSession = { ...body, title: body.title || 'This session', endsAt: body.endsAt ?? null }
    const event = await req.payload.findByID({ collection: 'events', id: body.event, draft: true, depth: 0, disableErrors: true })
    const start = Date.parse(session.startsAt)
    const around = [start - DAY, start + DAY].map((time) => new Date(time).toISOString()) as [string, string]
    const [others, nameOf] = await Promise.all([
      readSessionsAround(req.payload, session, around, isLocale(req.locale) ? req.locale : DEFAULT_LOCALE),
      speakerNames(req.payload, session.speakers),
    ])
    const warnings = sessionWarnings(event ?? { timezone: SITE_TIME_ZONE }, session, others, nameOf)
    return Response.json({ warnings: warnings.map(({ text }) => text) })
  },
}
