/** Where a letter to subscribers stands, in the words of staff. */
export const NEWSLETTER_STATES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled half-way',
} as const

export type NewsletterState = keyof typeof NEWSLETTER_STATES

/** What staff do with a letter, what saving it does, and what the worker does: it begins at the time chosen, and finishes. */
export type NewsletterAct = 'save' | 'send' | 'schedule' | 'pause' | 'resume' | 'cancel' | 'begin' | 'finish'

/** The state after an act; where there is none, it is refused. */
const AFTER: Record<NewsletterState, Partial<Record<NewsletterAct, NewsletterState>>> = {
  draft: { save: 'draft', send: 'sending', schedule: 'scheduled' },
  scheduled: { save: 'draft', send: 'sending', schedule: 'scheduled', cancel: 'draft', begin: 'sending' },
  sending: { pause: 'paused', cancel: 'cancelled', finish: 'sent' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
}

export function stateAfter(state: NewsletterState, act: NewsletterAct): NewsletterState | null {
  return AFTER[state][act] ?? null
}

/** Whether some people have it, so that its text stays as it is. */
export function isFrozen(state: NewsletterState): boolean {
  return stateAfter(state, 'save') === null
}
