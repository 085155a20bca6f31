import type { z } from 'zod'
import { AcceleratorBodySchema } from '@/lib/contract/accelerators'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { answersSchema } from '@/lib/contract/fields/questions'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { inTransaction, lockFor } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../submissions/body'
import { currentConsent } from '../submissions/consent'
import { findEvent } from '../content/find-event'
import { findProgramme } from '../content/find-programme'
import type { SchemaContext, WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueApplicationEmail } from './emails'
import { applicantFacts } from './event-emails'

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
  const event = await findProgramme(payload, pageEvent, locale)
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (!isOpen(applicationStatus(event))) {
    throw new ContractError('invalid', t('applicationsClosed'), { event: t('applicationsClosed') })
  }
  const { answers } = parseBody(bodySchema(event), body, locale)
  const email = body.email.toLowerCase()
  await inTransaction(payload, locale, async (req) => {
    await lockFor(req, `application ${event._id} ${email}`)
    const previous = await payload.count({
      collection: 'accelerators',
      where: { and: [{ event: { equals: event._id } }, { email: { equals: email } }] },
      req,
    })
    if (previous.totalDocs > 0) throw new ContractError('duplicate', t('alreadyApplied'), { email: t('alreadyApplied') })
    const { consent: _consent, ...typed } = body
    const consent = await currentConsent(req, where, locale)
    const data = { ...typed, email, answers, event: event._id, locale, consent, state: 'received' as const, emailedFacts: applicantFacts(event, locale) }
    const application = await payload.create({ collection: 'accelerators', data, depth: 0, req })
    await queueApplicationEmail(req, application, event)
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('applied', { email }) }
}
