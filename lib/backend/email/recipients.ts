/** Where somebody stands among all who get an email, by the order of arrival; the id counts where several share a number. */
export interface Place {
  number: number
  id: string
}

const GUEST_STATUSES = ['registered', 'waiting', 'offered', 'invited'] as const
/** The states of applications, but for those that were withdrawn. */
const APPLICANT_STATUSES = ['received', 'shortlisted', 'waitingList', 'accepted', 'declined'] as const

/** The statuses of the people who can be emailed about an event. */
export const RECIPIENT_STATUSES = [...GUEST_STATUSES, ...APPLICANT_STATUSES] as const

export type GuestStatus = (typeof GUEST_STATUSES)[number]
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number]
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number]

/** As staff read it, after a number of people. */
export const STATUS_NAMES: Record<RecipientStatus, string> = {
  registered: 'registered',
  waiting: 'on the waiting list',
  offered: 'offered a seat',
  invited: 'invited, not accepted yet',
  received: 'applied (Received)',
  shortlisted: 'applied (On the shortlist)',
  waitingList: 'applied (On the waiting list)',
  accepted: 'applied (Accepted)',
  declined: 'applied (Declined)',
}

export function mayBeGuests(to: RecipientStatus | undefined): to is GuestStatus | undefined {
  return to === undefined || GUEST_STATUSES.some((status) => status === to)
}

export function mayBeApplicants(to: RecipientStatus | undefined): to is ApplicantStatus | undefined {
  return to === undefined || APPLICANT_STATUSES.some((status) => status === to)
}

/** Whether an email to people of one status, or to everyone, goes to people of this status; declined applicants get only what is for them alone. */
export function isAmong(status: RecipientStatus, to: RecipientStatus | undefined): boolean {
  return to === undefined ? status !== 'declined' : status === to
}
