import { NotFound, type Endpoint } from 'payload'
import { REMINDER_KINDS, reminderWindow, type ReminderKind } from '@/lib/site/events/reminder-times'
import { requireStaff } from '../access/guards'
import { readRun, type ReminderRun } from './reminder-run'

/** The emails by the clock that have gone out for the present dates of an event, by kind. */
export type ReminderRuns = Partial<Record<ReminderKind, Pick<ReminderRun, 'count' | 'startedAt' | 'endedAt'>>>

/** `GET /cms/api/events/<id>/reminders` */
export const reminderRunsEndpoint: Endpoint = {
  path: '/:id/reminders',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const id = String(req.routeParams?.id)
    const event = await req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { startsAt: true, endsAt: true, timezone: true } })
    if (!event) throw new NotFound(req.t)
    const { startsAt = null, endsAt = null, timezone } = event
    const runs: ReminderRuns = {}
    for (const kind of REMINDER_KINDS) {
      const window = reminderWindow(kind, { startsAt, endsAt, timezone })
      const run = window && (await readRun(req.payload, { event: id, kind, day: window.day }))
      if (run) runs[kind] = { count: run.count, startedAt: run.startedAt, endedAt: run.endedAt }
    }
    return Response.json(runs, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
