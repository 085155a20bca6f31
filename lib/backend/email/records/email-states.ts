/** What became of an email, in the words of staff. */
export const EMAIL_STATES = {
  queued: 'Waiting to be sent',
  handedOver: 'Handed over to the mail server',
  deferred: 'Delayed, tried again',
  delivered: 'Arrived',
  bounced: 'Came back',
  failed: 'Refused',
  complained: 'Marked as spam',
  uncertain: 'May have been sent',
} as const

export type EmailState = keyof typeof EMAIL_STATES

/** The mail server has it, whatever came of it afterwards: it is not sent again. */
export const HANDED_OVER = ['handedOver', 'delivered', 'bounced', 'complained'] as const satisfies EmailState[]

export function isHandedOver({ state }: { state: EmailState }): boolean {
  return HANDED_OVER.some((handedOver) => handedOver === state)
}

/** The email is not with its reader, and is not on its way. */
export const NOT_ARRIVED = ['bounced', 'failed'] as const satisfies EmailState[]

/** The states that an email can come from; reports arrive late, twice, and in any order. */
const BEFORE: Record<EmailState, readonly EmailState[]> = {
  queued: ['deferred', 'failed', 'uncertain'],
  deferred: ['queued', 'deferred', 'handedOver', 'failed', 'uncertain'],
  handedOver: ['queued', 'deferred', 'failed', 'uncertain'],
  failed: ['queued', 'deferred'],
  uncertain: ['queued', 'deferred', 'failed'],
  delivered: ['queued', 'deferred', 'handedOver', 'failed', 'uncertain'],
  bounced: ['queued', 'deferred', 'handedOver', 'failed', 'uncertain', 'delivered'],
  complained: ['queued', 'deferred', 'handedOver', 'failed', 'uncertain', 'delivered', 'bounced'],
}

export function statesBefore(state: EmailState): readonly EmailState[] {
  return BEFORE[state]
}
