import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { EmailSchema, OptionalLineSchema } from '@/lib/contract/fields/contact-fields'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { auditedAction } from '../audit-log'
import { lockFor } from '../database/transaction'
import { findSuppression } from '../email/records/suppressions'
import { mayAskToConfirm } from './confirmation-limit'
import { queueSubscriptionEmail } from './emails'
import { findSubscription, lockOf } from './subscribe'

export const InvitedSchema = z.object({
  email: EmailSchema.transform(comparableAddress),
  fullName: OptionalLineSchema,
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
})

/** What became of an invitation, in the words of staff; only `invited` was sent. */
const INVITE_OUTCOMES = {
  invited: 'An invitation is on the way.',
  exists: 'This address is on the list already.',
  left: 'This person has left the list, or letters do not reach them. Only they themselves can come back.',
  asked: 'This address was asked a short while ago.',
} as const

export type InviteOutcome = keyof typeof INVITE_OUTCOMES

/** Invites somebody to the list, who is on it once they have confirmed. Whoever has left is not asked again. */
export async function inviteSubscriber(req: PayloadRequest, { email, fullName, locale }: z.infer<typeof InvitedSchema>): Promise<InviteOutcome> {
  const { payload } = req
  await lockFor(req, lockOf(email))
  const previous = await findSubscription(payload, { email: { equals: email } }, req)
  if (previous?.state === 'unsubscribed' || (await findSuppression(payload, email, req))) return 'left'
  if (previous?.state === 'confirmed') return 'exists'
  if (!(await mayAskToConfirm(email))) return 'asked'
  const subscription = previous ?? (await payload.create({ collection: 'subscriptions', data: { email, fullName, locale, state: 'pending' }, depth: 0, req }))
  await queueSubscriptionEmail(req, 'subscribeInvite', subscription, new Date().toISOString())
  return 'invited'
}

/** `POST /cms/api/subscriptions/invite` with `{ "email": "…" }`, for the desk. */
export const inviteEndpoint: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const invited = await readStaffBody(req, InvitedSchema, 'Enter the full email address.')
    const outcome = await auditedAction(req, async (transaction) => {
      const result = await inviteSubscriber(transaction, invited)
      if (result !== 'invited') throw refusal(INVITE_OUTCOMES[result], 409)
      return { result, entry: { action: 'invitedSubscribers', entity: 'subscriptions', changedFields: '1' } }
    })
    return Response.json({ message: INVITE_OUTCOMES[outcome] })
  },
}
