/** How guests stand to an event. */
const GUEST_STANDINGS = ['registered', 'waiting', 'offered', 'invited'] as const
/** The states of applications, but for those that were withdrawn. */
const APPLICANT_STANDINGS = ['received', 'shortlisted', 'waitingList', 'accepted', 'declined'] as const

/** How those stand to an event who can be emailed about it. */
export const STANDINGS = [...GUEST_STANDINGS, ...APPLICANT_STANDINGS] as const

export type GuestStanding = (typeof GUEST_STANDINGS)[number]
export type ApplicantStanding = (typeof APPLICANT_STANDINGS)[number]
export type Standing = (typeof STANDINGS)[number]

/** As staff read it, after a number of people. */
export const STANDING_NAMES: Record<Standing, string> = {
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

export function mayBeGuests(to: Standing | undefined): to is GuestStanding | undefined {
  return to === undefined || GUEST_STANDINGS.some((standing) => standing === to)
}

export function mayBeApplicants(to: Standing | undefined): to is ApplicantStanding | undefined {
  return to === undefined || APPLICANT_STANDINGS.some((standing) => standing === to)
}

/** Whether an email to some, or to everyone, is for people who stand like this: applicants who were declined get only what is for them alone. */
export function isAmong(standing: Standing, to: Standing | undefined): boolean {
  return to === undefined ? standing !== 'declined' : standing === to
}
