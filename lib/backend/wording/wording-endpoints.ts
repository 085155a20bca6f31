import { NotFound, type Endpoint } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireStaff } from '../access/guards'
import { findEventOrRefuse } from '../content/find-event'
import { WORDED_KINDS, type WordedKind } from '../email/email-kinds'
import { renderEmail } from '../email/email-layout'
import { SAMPLE_TICKET, type EmailSamples } from '../email/email-samples'
import { OwnWordsSchema, usualWords, WORDS_TOO_LONG, type OwnWords } from '../email/email-texts'
import { drawQrCode } from '../email/qr-picture'

/** What an email would look like. */
export interface EmailPreview {
  subject: string
  html: string
}

/** `POST /cms/api/events/<id>/email-preview` with what a form says, saved or not: the email, to whoever asks. */
export function emailPreviewEndpoint(samples: EmailSamples): Endpoint {
  const kinds = Object.keys(samples) as (keyof EmailSamples)[]
  const BodySchema = z.object({ kind: z.enum(kinds), locale: z.enum(LOCALES), words: OwnWordsSchema.default({}) })
  return {
    path: '/:id/email-preview',
    method: 'post',
    handler: async (req) => {
      requireStaff(req)
      const { kind, locale, words } = await readStaffBody(req, BodySchema, WORDS_TOO_LONG)
      const event = await findEventOrRefuse(req, String(req.routeParams?.id), locale)
      const email = await samples[kind](req, event, locale, words)
      const { html } = renderEmail(email, email.sender)
      const picture = `data:image/png;base64,${(await drawQrCode(SAMPLE_TICKET.text)).toString('base64')}`
      const preview: EmailPreview = { subject: email.subject, html: html.replace(`cid:${SAMPLE_TICKET.cid}`, picture) }
      return Response.json(preview, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}

/** What emails say where staff have written nothing. */
export type UsualWords = Record<WordedKind, Required<OwnWords>>

/** `GET /cms/api/events/<id>/usual-words?locale=en`: of the emails that staff can word. */
export const usualWordsEndpoint: Endpoint = {
  path: '/:id/usual-words',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { data: locale } = z.enum(LOCALES).safeParse(req.locale)
    const id = String(req.routeParams?.id)
    const event = locale && (await req.payload.findByID({ collection: 'events', id, locale, draft: true, depth: 0, disableErrors: true, select: { title: true, fullTitle: true } }))
    if (!event) throw new NotFound(req.t)
    const values = { event: event.fullTitle || event.title, project: '…', seats: 1 }
    const words = Object.fromEntries(WORDED_KINDS.map((kind) => [kind, usualWords(kind, locale, values)])) as UsualWords
    return Response.json(words, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
