interface EmailKindRow {
  /** What it is about, which names the file that writes it: `lib/backend/<capability>/…emails.ts`. */
  family: 'registrations' | 'events' | 'reminders' | 'applications' | 'drafts' | 'subscriptions' | 'messages' | 'accounts' | 'reviews'
  /** Whether it goes to many at once: behind the emails to single people, and with a link that stops it. All others are transactional. */
  isList?: true
  /** Whether it shows the tickets of its reader. */
  hasTickets?: true
  /** What staff call it who word it for an event: without this, they cannot. */
  wordedAs?: string
  /** Whether a `…Terms` follows its text, whatever staff write: deadlines, links and what is no longer valid. */
  hasTerms?: true
}

/**
 * Every kind of email that the site sends, in the order in which staff word them. Each has a `…Subject`, a `…Heading` and
 * a `…Text` among the messages of `Emails`.
 */
export const EMAIL_KINDS = {
  registered: { family: 'registrations', hasTickets: true, wordedAs: 'Registered, with the ticket', hasTerms: true },
  changed: { family: 'registrations', hasTickets: true, wordedAs: 'Ticket after a change by the guest', hasTerms: true },
  corrected: { family: 'registrations', hasTickets: true, wordedAs: 'Ticket after a correction by staff', hasTerms: true },
  waiting: { family: 'registrations', wordedAs: 'On the waiting list', hasTerms: true },
  offer: { family: 'registrations', wordedAs: 'A seat is offered', hasTerms: true },
  invitation: { family: 'registrations', wordedAs: 'Invitation', hasTerms: true },
  moved: { family: 'registrations', hasTickets: true },
  lapsed: { family: 'registrations' },
  invitationLapsed: { family: 'registrations' },
  withdrawn: { family: 'registrations' },
  eventChanged: { family: 'events', hasTickets: true },
  /** When the last email had the same facts of the event, or there was none. */
  eventNews: { family: 'events', hasTickets: true },
  /** For people whose last email said that it was cancelled. */
  eventRevived: { family: 'events', hasTickets: true },
  eventPostponed: { family: 'events' },
  eventCancelled: { family: 'events' },
  reminderWeek: { family: 'reminders', isList: true, hasTickets: true },
  reminderDay: { family: 'reminders', isList: true, hasTickets: true },
  reminderMorning: { family: 'reminders', isList: true, hasTickets: true },
  thankYou: { family: 'reminders', isList: true },
  application: { family: 'applications', wordedAs: 'Application received' },
  shortlisted: { family: 'applications', wordedAs: 'Application on the shortlist' },
  applicationWaiting: { family: 'applications', wordedAs: 'Application on the waiting list' },
  accepted: { family: 'applications', wordedAs: 'Application accepted' },
  declined: { family: 'applications', wordedAs: 'Application declined' },
  applicationWithdrawn: { family: 'applications' },
  /** To whom did not confirm a place in time. */
  placeLapsed: { family: 'applications' },
  /** By the applicant. */
  applicationChanged: { family: 'applications' },
  /** The link to an application that is not sent yet. */
  applicationDraft: { family: 'drafts' },
  confirm: { family: 'subscriptions' },
  /** To whom staff have entered or imported. */
  subscribeInvite: { family: 'subscriptions' },
  welcome: { family: 'subscriptions' },
  /** From a visitor, to the organisation. */
  message: { family: 'messages' },
  answer: { family: 'messages' },
  accountInvitation: { family: 'accounts' },
  passwordReset: { family: 'accounts' },
  jurorInvitation: { family: 'reviews' },
  jurorReminder: { family: 'reviews' },
  /** To an applicant, who is to send it again without a name. */
  applicationSentBack: { family: 'reviews' },
} as const satisfies Record<string, EmailKindRow>

type Table = typeof EMAIL_KINDS

export type EmailKind = keyof Table

/** The kinds of some families: a family has a record by them, so that the compiler names what a new kind lacks. */
export type EmailKindOf<Family extends EmailKindRow['family']> = { [Kind in EmailKind]: Table[Kind]['family'] extends Family ? Kind : never }[EmailKind]

type EmailKindWith<Column extends keyof EmailKindRow> = { [Kind in EmailKind]: Table[Kind] extends Required<Pick<EmailKindRow, Column>> ? Kind : never }[EmailKind]

export type WordedKind = EmailKindWith<'wordedAs'>

export function hasColumn<Column extends keyof EmailKindRow>(kind: EmailKind, column: Column): kind is EmailKindWith<Column> {
  return column in EMAIL_KINDS[kind]
}

const KINDS = Object.keys(EMAIL_KINDS) as EmailKind[]

export const KINDS_WITH_TICKETS = KINDS.filter((kind) => hasColumn(kind, 'hasTickets'))

/** The kinds that staff can word for each event. */
export const WORDED_KINDS = KINDS.filter((kind) => hasColumn(kind, 'wordedAs'))
