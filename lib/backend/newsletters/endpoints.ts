import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { InstantSchema } from '@/lib/contract/fields/document'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireEditor, requireNewsletterReader, requireSender } from '../access/guards'
import { refusal } from '../access/refusal'
import { auditedAction } from '../audit-log'
import { languageFor } from '../content/newsletters/letter-language'
import { inTransaction } from '../database/transaction'
import { queueEmails, toMessage, type Email } from '../email/email-job'
import type { AuditLog } from '../payload-types'
import { countAudience, missingLanguage } from './audience'
import { addressTest, composeLetter } from './letter-email'
import { actOn, readNewsletter, textOf, type StoredNewsletter } from './newsletter'
import { countRecipients } from './recipients'
import { findWarnings } from './warnings'

const NO_STORE = { headers: { 'Cache-Control': 'private, no-store' } }

type StaffAct = 'send' | 'schedule' | 'pause' | 'resume' | 'cancel'

const AUDITED: Record<StaffAct, AuditLog['action']> = { send: 'sentLetter', schedule: 'scheduledLetter', pause: 'pausedLetter', resume: 'resumedLetter', cancel: 'cancelledLetter' }

const ScheduleSchema = z.object({ at: InstantSchema })
const LocaleSchema = z.enum(LOCALES).default(DEFAULT_LOCALE)

const idOf = (req: PayloadRequest) => String(req.routeParams?.id)

/**
 * `POST /cms/api/newsletters/<id>/send`, `…/pause`, `…/resume`, `…/cancel`, and `…/schedule` with `{ "at": "2027-01-01T10:00:00+04:00" }`, for
 * whoever may send: 202 with the state that follows, 409 where the present one does not allow it.
 */
function actEndpoint(act: StaffAct): Endpoint {
  return {
    path: `/:id/${act}`,
    method: 'post',
    handler: async (req) => {
      requireSender(req)
      const at = act === 'schedule' ? (await readStaffBody(req, ScheduleSchema, 'Give the time with its offset, such as 2027-01-01T10:00:00+04:00.')).at : null
      const state = await auditedAction(req, async (transaction) => {
        const letter = await readNewsletter(transaction.payload, idOf(req), transaction)
        const result = await actOn(transaction, letter.id, act, at && new Date(at).toISOString())
        if (act === 'send' || act === 'schedule') await refuseUnreadable(transaction, letter, at)
        return { result, entry: { action: AUDITED[act], entity: 'newsletters', document: letter.id, title: titleOf(letter) } }
      })
      return Response.json({ state }, { status: 202, ...NO_STORE })
    },
  }
}

/** @throws APIError 422 for a letter that is not written, for nobody, or for a time that is over */
async function refuseUnreadable(req: PayloadRequest, letter: StoredNewsletter, at: string | null): Promise<void> {
  const missing = missingLanguage(letter)
  if (missing) throw refusal(`It has no subject and text in ${LOCALE_TABLE[missing].ownName} yet, and nothing that could stand in for it.`, 422)
  if (at && Date.parse(at) <= Date.now()) throw refusal('This time is over.', 422)
  if (!at && (await countAudience(req.payload, letter, req)).total === 0) throw refusal('Nobody on the list would get it.', 422)
}

function titleOf(letter: StoredNewsletter): string {
  return LOCALES.map((locale) => textOf(letter, 'subject', locale)).find(Boolean) ?? letter.identifier
}

/** `GET /cms/api/newsletters/<id>/recipients`: how many would get it now. */
const recipientsEndpoint: Endpoint = {
  path: '/:id/recipients',
  method: 'get',
  handler: async (req) => {
    requireEditor(req)
    return Response.json(await countAudience(req.payload, await readNewsletter(req.payload, idOf(req))), NO_STORE)
  },
}

/** `GET /cms/api/newsletters/<id>/numbers`: what became of it. */
const numbersEndpoint: Endpoint = {
  path: '/:id/numbers',
  method: 'get',
  handler: async (req) => {
    requireNewsletterReader(req)
    const { id } = await readNewsletter(req.payload, idOf(req))
    return Response.json(await countRecipients(req.payload, id), NO_STORE)
  },
}

/** `POST /cms/api/newsletters/<id>/test`: emails the caller the letter, as readers of each language get it. */
const testEndpoint: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const sentTo = req.user?.email ?? ''
    await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
      const letter = await readNewsletter(transaction.payload, idOf(req), transaction)
      const languages = [...new Set(LOCALES.map((reader) => languageFor(letter, reader)))].filter((language) => language !== null)
      if (languages.length === 0) throw refusal('It has no subject and text yet.', 422)
      const emails: Email[] = []
      for (const language of languages) emails.push({ ...addressTest(await composeLetter(transaction.payload, letter, language, transaction), sentTo), key: `newsletter-test-${randomUUID()}` })
      await queueEmails(transaction, emails)
    })
    return Response.json({ sentTo })
  },
}

/** What staff see of a letter before it is sent. */
export interface NewsletterPreview {
  /** The language in which readers of the one that was asked for get it; null where they cannot read it. */
  language: string | null
  subject: string
  html: string
  text: string
}

/** `GET /cms/api/newsletters/<id>/preview?locale=en`: the letter as readers of a language get it; as saved, its links leave nothing. */
const previewEndpoint: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    requireNewsletterReader(req)
    const { data: reader, success } = LocaleSchema.safeParse(req.query.locale)
    if (!success) throw refusal(`Name a language: ${LOCALES.join(', ')}.`, 422)
    const letter = await readNewsletter(req.payload, idOf(req))
    const language = languageFor(letter, reader)
    if (!language) return Response.json({ language, subject: '', html: '', text: '' } satisfies NewsletterPreview, NO_STORE)
    const content = await composeLetter(req.payload, letter, language)
    const { html, text } = toMessage({ ...addressTest(content, ''), key: '' })
    return Response.json({ language, subject: content.subject, html, text } satisfies NewsletterPreview, NO_STORE)
  },
}

/** `GET /cms/api/newsletters/<id>/warnings`: what readers would stumble over. */
const warningsEndpoint: Endpoint = {
  path: '/:id/warnings',
  method: 'get',
  handler: async (req) => {
    requireEditor(req)
    return Response.json({ warnings: await findWarnings(req.payload, await readNewsletter(req.payload, idOf(req))) }, NO_STORE)
  },
}

export const newsletterEndpoints: Endpoint[] = [
  ...(Object.keys(AUDITED) as StaffAct[]).map(actEndpoint),
  ...[recipientsEndpoint, numbersEndpoint, testEndpoint, previewEndpoint, warningsEndpoint],
]
