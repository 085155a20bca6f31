import type { EmailKind, EmailMessageKey } from '../email/email-kind'
import type { Subscription } from '../payload-types'

interface SubscriptionEmail {
  action: EmailMessageKey
  reason: EmailMessageKey
}

export const SUBSCRIPTION_EMAILS = {
  confirm: { action: 'confirmAction', reason: 'whyConfirm' },
  subscribeInvite: { action: 'confirmAction', reason: 'whySubscribeInvite' },
  welcome: { action: 'unsubscribeAction', reason: 'whyWelcome' },
} as const satisfies Partial<Record<EmailKind, SubscriptionEmail>>

export type SubscriptionEmailKind = keyof typeof SUBSCRIPTION_EMAILS

/** Sent when a subscription gets into the state, or when staff want it sent again. */
export const EMAIL_KIND_OF_STATE = {
  pending: 'confirm',
  confirmed: 'welcome',
  unsubscribed: null,
} as const satisfies Record<Subscription['state'], SubscriptionEmailKind | null>
