import type { Where } from 'payload'
import type { z } from 'zod'
import type { RegistrationResendSchema } from '@/lib/contract/registrations'
import { getTranslations } from '@/lib/i18n/translations'
import { findEvent } from '../content/find-event'
import { inLockedTransaction } from '../database/transaction'
import { withResend } from '../submissions/resent-at'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueStateEmail } from './emails/registration-emails'
import { changeRegistration, findRegistrations, IS_OWN } from './stored-registration'

/**
 * Sends the email about a registration, with its link, to its own address again. The answer is the same whether
 * there is one or not, so that nobody can find out who is registered.
 */
export async function resend(body: z.infer<typeof RegistrationResendSchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale } = context
  const { _id: eventId } = await findEvent(payload, body.event, locale)
  const email = body.email.toLowerCase()
  const isTheirs: Where = { and: [IS_OWN, { event: { equals: eventId } }, { email: { equals: email } }, { state: { not_equals: 'withdrawn' } }] }
  await inLockedTransaction(payload, locale, eventId, async (req) => {
    const [registration] = await findRegistrations(payload, isTheirs, { limit: 1, req })
    if (!registration) return
    const resentAt = withResend(registration.resentAt)
    if (!resentAt) return
    const { id, sequence } = registration
    const changed = await changeRegistration(req, id, { sequence: sequence + 1, resentAt })
    await queueStateEmail(req, changed, await findEvent(payload, eventId, changed.locale, req))
  })
  return { status: 200, text: getTranslations({ locale, namespace: 'ApiAnswers' })('resent', { email }) }
}
