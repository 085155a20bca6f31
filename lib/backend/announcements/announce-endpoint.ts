import { randomUUID } from 'node:crypto'
import { NotFound, type Endpoint } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { accountLabel } from '../access/account-label'
import { noteConsequence, type Consequence } from '../access/consequences/consequence'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { auditedAction } from '../audit-log'
import { findEventOrRefuse } from '../content/find-event'
import { queueJobs } from '../database/queue/queue-job'
import { lockFor } from '../database/transaction'
import type { Announcement } from '../email/announcement-job'
import { isAmong, STATUS_NAMES } from '../email/recipients'
import { AnnouncementBodySchema, beginRecord, readRecord, REFUSED_BODY, type Message } from './announcement'
import type { Audience, Recipients } from './audience'
import { holdPending } from './pending'

const BodySchema = AnnouncementBodySchema.extend({
  /** The last announcement that was known when this one was written, or nothing where there was none. */
  after: z.string().optional(),
})

/**
 * `POST /cms/api/events/<id>/announce` with `{ "message": { "en": "…", "ka": "…" } }`, which may be empty: emails
 * everybody who has registered, was invited or applied, or those alone who stand as `to` says, once who gets which text is confirmed,
 * whether the event takes place, when and where, with an updated calendar entry. With `after` it is refused when another
 * announcement was made since: a second press, or a colleague's.
 */
export function announceEndpoint(audience: Audience): Endpoint {
  return {
    path: '/:id/announce',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { message, after, to } = await readStaffBody(req, BodySchema, REFUSED_BODY)
      const id = String(req.routeParams?.id)
      const count = await auditedAction(req, async (transaction) => {
        if (!(await transaction.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, req: transaction }))) throw new NotFound(req.t)
        const event = await findEventOrRefuse(transaction, id, DEFAULT_LOCALE)
        await lockFor(transaction, id)
        const before = await readRecord(transaction, id)
        if (after !== undefined && after !== (before?.id ?? '')) throw refusal(`Another email has gone out in the meantime, by ${before?.by || 'the site itself'}. Open this window again before you send another.`, 409)
        const { count, last } = await audience.measure(transaction, id, to)
        if (count === 0) throw refusal(to ? `Nobody is in this group any more, ${STATUS_NAMES[to]}, so nothing was sent.` : 'Nobody has registered or applied, so nothing was sent.', 422)
        for (const recipients of await audience.countRecipients(transaction, id)) if (isAmong(recipients.status, to)) noteConsequence(transaction, toConsequence(recipients, message))
        const at = new Date().toISOString()
        const announcement: Announcement = { id: randomUUID(), event: id, message: inEveryLanguage(message), last, before: at, to, isForUnnotified: false }
        await beginRecord(transaction, id, { id: announcement.id, at, by: accountLabel(req.user), to, count })
        // What goes to some tells the others nothing.
        if (!to) await holdPending(transaction, id)
        await queueJobs(transaction, 'announce', [{ announcement }])
        return { result: count, entry: { action: 'announced', entity: 'events', document: id, title: event.title, ...(to && { changedFields: STATUS_NAMES[to] }) } }
      })
      return Response.json({ message: `${count} ${count === 1 ? 'email is' : 'emails are'} on the way.`, count })
    },
  }
}

/** The language in which a message reaches readers of a language: one that staff have left out gets what they have written. */
function languageOf(message: Message, locale: Locale): Locale | undefined {
  return [locale, ...LOCALES].find((one) => message[one])
}

function inEveryLanguage(message: Message): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, message[languageOf(message, locale) ?? locale] ?? '']))
}

const LANGUAGES = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'language' })

function toConsequence({ status, locale, count }: Recipients, message: Message): Consequence {
  const [language, written] = [LANGUAGES.of(locale) ?? locale, languageOf(message, locale)]
  const text = written === undefined ? 'the present facts, without a message' : written === locale ? 'your message' : `your message in ${LANGUAGES.of(written)}, as there is none in ${language}`
  return { kind: 'message', to: STATUS_NAMES[status], language, text, people: count }
}
