import type { Where } from 'payload'
import type { z } from 'zod'
import type { AcceleratorResendSchema } from '@/lib/contract/accelerators'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { getTranslations } from '@/lib/i18n/translations'
import { findEvent } from '../content/find-event'
import { findProgramme } from '../content/find-programme'
import { inLockedTransaction } from '../database/transaction'
import { withResend } from '../submissions/resent-at'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueApplicationEmail } from './emails'

/**
 * Sends the email about an application, with its link, to its own address again. The answer is the same whether there is one or
 * not, so that nobody can find out who has applied.
 */
export async function resendApplication(body: z.infer<typeof AcceleratorResendSchema>, { payload, locale }: WriteContext): Promise<WriteAnswer> {
  const pageEvent = await findEvent(payload, body.event, locale)
  const { _id: eventId } = await findProgramme(payload, pageEvent, locale)
  const email = comparableAddress(body.email)
  await inLockedTransaction(payload, locale, eventId, async (req) => {
    // Earlier ones may be stored with the event of the page itself.
    const where: Where = { and: [{ event: { in: [eventId, pageEvent._id] } }, { email: { equals: email } }, { state: { not_equals: 'withdrawn' } }] }
    const { docs } = await payload.find({ collection: 'accelerators', where, limit: 1, depth: 0, pagination: false, req })
    const resentAt = docs[0] && withResend(docs[0].resentAt)
    if (!docs[0] || !resentAt) return
    const application = await payload.update({ collection: 'accelerators', id: docs[0].id, data: { resentAt }, depth: 0, req })
    await queueApplicationEmail(req, application, await findEvent(payload, eventId, application.locale, req))
  })
  return { status: 200, text: getTranslations({ locale, namespace: 'ApiAnswers' })('applicationResent', { email }) }
}
