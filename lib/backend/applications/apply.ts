import type { z } from 'zod'
import type { AcceleratorBodySchema } from '@/lib/contract/accelerators'
import { ContractError } from '@/lib/contract/errors'
import { answersSchema } from '@/lib/contract/questions'
import { applicationDoor } from '@/lib/site/event-doors'
import { inTransaction, lockFor } from '../transaction'
import { getTranslations } from '../translations'
import { parseBody } from '../writes/body'
import { consentNow } from '../writes/consent-now'
import { findEvent } from '../writes/find-event'
import type { WriteAnswer, WriteContext } from '../writes/visitor-writes'
import { writeAboutApplication, type StoredApplication } from './letters'

/**
 * Takes an application to an event.
 *
 * @throws ContractError `invalid` when the event takes none or an answer is missing, `duplicate` when the
 *   address has applied already
 */
export async function apply(body: z.infer<typeof AcceleratorBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  const event = await findEvent(payload, body.event, locale)
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (applicationDoor(event, Date.now()) !== 'open') {
    throw new ContractError('invalid', t('applicationsClosed'), { event: t('applicationsClosed') })
  }
  const questions = event.questions.filter(({ form }) => form === 'application')
  const answers = parseBody(answersSchema(questions), body.answers, locale, 'answers')
  const email = body.email.toLowerCase()
  await inTransaction(payload, locale, async (req) => {
    await lockFor(req, `application ${event._id} ${email}`)
    const known = await payload.count({
      collection: 'accelerators',
      where: { and: [{ event: { equals: event._id } }, { email: { equals: email } }] },
      req,
    })
    if (known.totalDocs > 0) throw new ContractError('duplicate', t('alreadyApplied'), { email: t('alreadyApplied') })
    const { consent: _consent, ...typed } = body
    const data = { ...typed, email, answers, event: event._id, locale, consent: await consentNow(req, where, locale) }
    const stored = await payload.create({ collection: 'accelerators', data: data as never, depth: 0, req })
    await writeAboutApplication(req, stored as unknown as StoredApplication, event)
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('applied', { email }) }
}
