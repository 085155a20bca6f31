/** How long personal data, and what names people, are kept, in months unless named otherwise: what the privacy page promises. */
export const RETENTION = {
  /** From asking somebody to confirm an address. */
  unconfirmedSubscriptionDays: 30,
  /** From unsubscribing. */
  endedSubscription: 12,
  /** From the end of the event. */
  registration: 6,
  /** From the last change of an event that is postponed, or has no date. */
  undatedEvent: 12,
  /** From sending. */
  message: 24,
  /** From the change. */
  auditLog: 24,
  /** From its last try, for an email or another job that has failed. */
  failedJob: 3,
  /** From being sent: who got a letter, and what became of an email, unless what it is about is deleted before. */
  sentEmail: 12,
  /** The same, once what it is about is deleted, or where it is about nothing; longer than any job is tried for. */
  recordOfDeletedDays: 14,
  /** From being written, where files stand in for a mail server. */
  outbox: 6,
} as const

/** After a change of an event its entries stay for so many days: a date typed wrong must not cost them at once. */
export const GRACE_DAYS = 7
