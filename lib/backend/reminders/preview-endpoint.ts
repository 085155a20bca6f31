import { NotFound, type Endpoint } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'
import { REMINDER_KINDS, reminderWindow, type ReminderKind } from '@/lib/site/events/reminder-times'
import { readStaffBody } from '../access/desk'
import { requireStaff } from '../access/guards'
import { findEventOrRefuse } from '../content/find-event'
import { renderEmail } from '../email/email-layout'
import { drawQrCode } from '../email/qr-picture'
import { reminderEmail } from './reminder-email'
import { readRun, type ReminderRun } from './reminder-run'
import { readReminderSettings } from './reminder-settings'

const BodySchema = z.object({
  kind: z.enum(REMINDER_KINDS),
  locale: z.enum(LOCALES),
  /** As they are in the form, saved or not. */
  words: z.string().trim().max(MAX_ANNOUNCEMENT_MESSAGE).catch(''),
})

/** Lets nobody in. */
const SAMPLE_TICKET = { cid: 'ticket', text: 'LX1.preview', number: '1', code: '7KQM 2X9D' }

/** What an email by the clock would look like. */
export interface ReminderPreview {
  subject: string
  html: string
}

/** `POST /cms/api/events/<id>/reminder-preview` with what a form says: the email, to whoever asks. */
export const reminderPreviewEndpoint: Endpoint = {
  path: '/:id/reminder-preview',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { kind, locale, words } = await readStaffBody(req, BodySchema, `Write at most ${MAX_ANNOUNCEMENT_MESSAGE} characters.`)
    const id = String(req.routeParams?.id)
    const event = await findEventOrRefuse(req, id, locale)
    const { kinds } = await readReminderSettings(req.payload, id, locale)
    const settings = { kinds: { ...kinds, [kind]: { isOn: true, words } } }
    const name = getTranslations({ locale, namespace: 'Emails' })('sampleName')
    const email = await reminderEmail(req, kind, { fullName: name, email: '', locale, token: 'preview', tickets: [{ ...SAMPLE_TICKET, name }] }, event, settings)
    const { html } = renderEmail(email, email.sender)
    const picture = `data:image/png;base64,${(await drawQrCode(SAMPLE_TICKET.text)).toString('base64')}`
    const preview: ReminderPreview = { subject: email.subject, html: html.replace(`cid:${SAMPLE_TICKET.cid}`, picture) }
    return Response.json(preview, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

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
