import { z } from 'zod'
import { enhancedStatus } from '../email/delivery/refusals'
import { isSame, parseJson, type Provider } from './provider'
import type { Report } from './report'

const EventSchema = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  MessageID: z.string().optional(),
  Metadata: z.record(z.string(), z.string()).nullish(),
  Description: z.string().nullish(),
  Details: z.string().nullish(),
  BouncedAt: z.string().optional(),
  DeliveredAt: z.string().optional(),
})

/** Types of bounces that say nothing about this email: answers, changes of an address, and the like. */
const OTHER_TYPES = ['AutoResponder', 'AddressChange', 'Subscribe', 'Unsubscribe', 'ChallengeVerification', 'OpenRelayTest', 'TestBounce']

/** It signs nothing: the address of the webhook holds a user and a password. */
export const postmark: Provider = {
  isConfigured: ({ POSTMARK_WEBHOOK_AUTH }) => POSTMARK_WEBHOOK_AUTH !== undefined,
  read: ({ headers, body }, { POSTMARK_WEBHOOK_AUTH = '' }) => {
    const expected = `Basic ${Buffer.from(POSTMARK_WEBHOOK_AUTH).toString('base64')}`
    return Promise.resolve(isSame(headers.get('authorization') ?? '', expected) ? reportsIn(body) : null)
  },
}

function reportsIn(body: string): Report[] {
  const event = EventSchema.safeParse(parseJson(body)).data
  const state = event && stateOf(event)
  if (!state) return []
  const { Type, MessageID, Metadata, Description, Details, BouncedAt, DeliveredAt } = event
  const reason = state === 'delivered' ? null : [Description, Details].filter(Boolean).join(' ')
  // "Unknown user, mailbox not found", whatever the mail server said.
  const status = enhancedStatus(reason ?? '') ?? (Type === 'HardBounce' ? '5.1.1' : null)
  return [{ state, token: Metadata?.email, relayId: MessageID, reason, status, at: BouncedAt ?? DeliveredAt }]
}

function stateOf({ RecordType, Type = '' }: z.infer<typeof EventSchema>): Report['state'] | null {
  if (RecordType === 'Delivery') return 'delivered'
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complained'
  if (RecordType !== 'Bounce' || OTHER_TYPES.includes(Type)) return null
  return Type === 'Transient' ? 'deferred' : 'bounced'
}
