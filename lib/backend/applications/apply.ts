import type { z } from 'zod'
import type { AcceleratorBodySchema } from '@/lib/contract/accelerators'
import { ContractError } from '@/lib/contract/errors'
import { answersSchema } from '@/lib/contract/fields/questions'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { inTransaction, lockFor } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../submissions/body'
import { currentConsent } from '../submissions/consent'
import { findEvent } from '../content/find-event'
import { findProgramme } from '../content/find-programme'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueApplicationEmail } from './emails'

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
  const questions = questionsOf(event, 'application')
  const answers = parseBody(answersSchema(questions), body.answers, locale, 'answers')
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
    const data = { ...typed, email, answers, event: event._id, locale, consent, state: 'received' as const }
    const application = await payload.create({ collection: 'accelerators', data, depth: 0, req })
    await queueApplicationEmail(req, application, event)
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('applied', { email }) }
}
