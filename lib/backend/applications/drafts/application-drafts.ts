import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Draft, DraftBody } from '@/lib/contract/own/application-drafts'
import type { Event } from '@/lib/contract/events'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { DAY } from '@/lib/site/text/durations'
import { findEvent } from '../../content/find-event'
import { findProgramme } from '../../content/find-programme'
import { inLockedTransaction } from '../../database/transaction'
import { fromToken } from '../../email/signed-links'
import type { ApplicationDraft } from '../../payload-types'
import { attachFiles, findFiles, isFileAnswer, withSecrets } from '../files/application-files'
import { queueDraftEmail } from './draft-email'
import { lastDayOf, oldestDraft } from './last-day'

/** How many drafts an address may begin within a day: each is emailed to it. */
const DRAFTS_PER_DAY = 3

interface DraftContext {
  payload: Payload
  locale: Locale
}

/**
 * Stores what was typed so far, and emails the link to it. Nobody learns whether that happened, since the address may be anybody's.
 *
 * @throws ContractError `invalid` for a programme that takes no applications, and for files that are not the sender's
 */
export async function saveDraft(body: DraftBody, { payload, locale }: DraftContext): Promise<void> {
  const event = await programmeOfDraft(body.event, { payload, locale })
  const email = comparableAddress(body.email)
  await inLockedTransaction(payload, locale, `drafts of ${email}`, async (req) => {
    const since = new Date(Date.now() - DAY).toISOString()
    const { totalDocs } = await payload.count({ collection: 'application-drafts', where: { and: [{ email: { equals: email } }, { createdAt: { greater_than: since } }] }, req })
    if (totalDocs >= DRAFTS_PER_DAY) return
    const savedAt = new Date().toISOString()
    const data = { event: event._id, email, locale, fields: body.fields, answers: {}, version: 1, savedAt }
    const { id } = await payload.create({ collection: 'application-drafts', data, depth: 0, req })
    const answers = await draftAnswers(req, id, body, event, locale)
    const draft = await payload.update({ collection: 'application-drafts', id, data: { answers }, depth: 0, req })
    await queueDraftEmail(req, draft, event)
  })
}

/** A draft with its version. @throws ContractError `notFound` for a link that opens nothing */
export async function readDraft(token: string, { payload, locale }: DraftContext): Promise<{ draft: Draft; version: string }> {
  const stored = await findDraft(token, payload)
  return toDraft(payload, stored, await findEvent(payload, stored.event, locale))
}

/**
 * Replaces a draft.
 *
 * @param ifMatch the version that it was opened in; null for any
 * @throws ContractError `conflict` when it was changed since, perhaps on another device
 */
export async function replaceDraft(token: string, body: DraftBody, ifMatch: string | null, { payload, locale }: DraftContext): Promise<{ draft: Draft; version: string }> {
  const { id, event: eventId } = await findDraft(token, payload)
  const event = await programmeOfDraft(eventId, { payload, locale })
  return inLockedTransaction(payload, locale, `draft ${id}`, async (req) => {
    const stored = await findDraft(token, payload, req)
    const answers = await draftAnswers(req, id, body, event, locale)
    const isChanged = JSON.stringify([stored.fields, stored.answers]) !== JSON.stringify([body.fields, answers])
    if (ifMatch !== null && ifMatch !== versionOf(stored) && isChanged) {
      const message = getTranslations({ locale, namespace: 'ApiErrors' })('draftChanged')
      throw new ContractError('conflict', message)
    }
    const data = { fields: body.fields, answers, locale, version: stored.version + 1, savedAt: new Date().toISOString() }
    return toDraft(payload, await payload.update({ collection: 'application-drafts', id, data, depth: 0, req }), event, req)
  })
}

/** Deletes a draft; its files go with it, unless an application has them by now. Doing it twice changes nothing. */
export async function deleteDraft(token: string, payload: Payload, req?: PayloadRequest): Promise<void> {
  const link = fromToken('draft', token)
  if (link) await payload.db.deleteMany({ collection: 'application-drafts', where: { id: { equals: link.id } }, req })
}

async function findDraft(token: string, payload: Payload, req?: PayloadRequest): Promise<ApplicationDraft> {
  const link = fromToken('draft', token)
  const where: Where = { and: [{ id: { equals: link?.id } }, { savedAt: { greater_than: oldestDraft() } }] }
  const { docs } = link ? await payload.find({ collection: 'application-drafts', where, limit: 1, depth: 0, pagination: false, req }) : { docs: [] }
  if (!docs[0]) throw new ContractError('notFound', 'This link does not belong to a draft.')
  return docs[0]
}

/** What was typed stays even where staff have changed a question meanwhile; files are of questions alone. */
async function draftAnswers(req: PayloadRequest, id: string, { answers }: DraftBody, event: Event, locale: Locale): Promise<Record<string, unknown>> {
  const questions = questionsOf(event, 'application')
  const known = new Set(questions.map(({ key }) => key))
  const typed = Object.fromEntries(Object.entries(answers).filter(([key, answer]) => known.has(key) && answer !== '' && answer !== null))
  return attachFiles(req, { draft: id }, { event: event._id, questions, answers: typed }, locale)
}

async function toDraft(payload: Payload, stored: ApplicationDraft, event: Event, req?: PayloadRequest): Promise<{ draft: Draft; version: string }> {
  const { id, email, fields, answers, savedAt } = stored
  const files = new Set((await findFiles(payload, { draft: id }, req)).map((file) => file.id))
  const present = Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isFileAnswer(answer) || files.has(answer.id)))
  return { draft: { event: event.identifier, email, fields, answers: withSecrets(present), lastDay: lastDayOf(savedAt) }, version: versionOf(stored) }
}

function versionOf({ version }: ApplicationDraft): string {
  return `"${version}"`
}

async function programmeOfDraft(name: string, { payload, locale }: DraftContext): Promise<Event> {
  const event = await findProgramme(payload, await findEvent(payload, name, locale), locale)
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (!isOpen(applicationStatus(event))) throw new ContractError('invalid', t('applicationsClosed'), { event: t('applicationsClosed') })
  return event
}
