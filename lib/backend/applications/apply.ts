import type { z } from 'zod'
import { AcceleratorBodySchema } from '@/lib/contract/accelerators'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { answersSchema } from '@/lib/contract/fields/questions'
import type { Locale } from '@/lib/i18n/locales'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { inLockedTransaction } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../submissions/body'
import { currentConsent } from '../submissions/consent'
import { findEvent } from '../content/find-event'
import { findProgramme } from '../content/find-programme'
import type { SchemaContext, WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { deleteDraft } from './drafts/application-drafts'
import { queueApplicationEmail } from './emails'
import { applicantFacts } from './event-emails'
import { attachFiles } from './files/application-files'

/** The schema of an application with the answers for which the programme of an event's page asks. */
export async function applicationSchema(pageEvent: Event, { payload, locale }: SchemaContext): Promise<z.ZodObject> {
  return bodySchema(await findProgramme(payload, pageEvent, locale))
}

function bodySchema(event: Event) {
  return AcceleratorBodySchema.extend({ answers: answersSchema(questionsOf(event, 'application')).prefault({}) })
}

/**
 * Takes an application for the programme of an event's page.
 *
 * @throws ContractError `invalid` when it takes no applications or an answer is missing, `duplicate`
 *   when the address has applied already
 */
export async function apply(body: z.infer<typeof AcceleratorBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  const pageEvent = await findEvent(payload, body.event, locale)
  const { _id: eventId } = readAnswers(body, await findProgramme(payload, pageEvent, locale), locale).event
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  const email = body.email.toLowerCase()
  await inLockedTransaction(payload, locale, eventId, async (req) => {
    // While it waited for the lock, staff may have changed the event.
    const { event, answers } = readAnswers(body, await findEvent(payload, eventId, locale, req), locale)
    const { docs } = await payload.find({ collection: 'accelerators', where: { and: [{ event: { equals: event._id } }, { email: { equals: email } }] }, limit: 1, depth: 0, pagination: false, req })
    const [previous] = docs
    if (previous && previous.state !== 'withdrawn') throw new ContractError('duplicate', t('alreadyApplied'), { email: t('alreadyApplied') })
    // Whoever has the link to one that was withdrawn may be somebody else.
    if (previous) await payload.db.deleteOne({ collection: 'accelerators', where: { id: { equals: previous.id } }, req })
    const { consent: _consent, draft, ...typed } = body
    const consent = await currentConsent(req, where, locale)
    const told = { state: 'received', toldState: 'received' } as const
    const data = { ...typed, email, answers: {}, event: event._id, locale, consent, ...told, notes: previous?.notes, emailedFacts: applicantFacts(event, locale) }
    const { id } = await payload.create({ collection: 'accelerators', data, depth: 0, req })
    const questions = questionsOf(event, 'application')
    const stored = await attachFiles(req, { application: id }, { event: event._id, questions, answers }, locale)
    const application = await payload.update({ collection: 'accelerators', id, data: { answers: stored }, depth: 0, req })
    if (draft) await deleteDraft(draft, payload, req)
    await queueApplicationEmail(req, application, event)
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('applied', { email }) }
}

/** @throws ContractError `invalid` for what the programme does not take */
function readAnswers(body: z.infer<typeof AcceleratorBodySchema>, event: Event, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (!isOpen(applicationStatus(event))) throw new ContractError('invalid', t('applicationsClosed'), { event: t('applicationsClosed') })
  const { answers } = parseBody(bodySchema(event), body, locale)
  return { event, answers }
}
