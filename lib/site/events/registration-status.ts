import type { Event, SignUp, SignUpStatus } from '@/lib/contract/events'
import { eventState, type EventTiming } from './event-state'

/** The statuses in which a form can be sent. */
export type OpenStatus = 'open' | 'waitingList'

type ReportedSignUp = Pick<SignUp, 'opensAt' | 'closesAt'> & Partial<SignUp>

export type RegistrationEvent = EventTiming & Pick<Event, 'isRegistrationActive' | 'isFull'> & { registration: ReportedSignUp | null }
export type ApplicationEvent = EventTiming & Pick<Event, 'isApplyActive'> & { application: ReportedSignUp | null }

/**
 * Whether one can register for an event.
 *
 * @param now milliseconds since 1970
 */
export function registrationStatus(event: RegistrationEvent, now: number = Date.now()): SignUpStatus {
  const status = signUpStatus(event, event.isRegistrationActive, event.registration, now)
  const isFull = event.isFull || event.registration?.status === 'waitingList'
  return status === 'open' && isFull ? 'waitingList' : status
}

/**
 * Whether one can apply to an event, which has nothing to do with its seats.
 *
 * @param now milliseconds since 1970
 */
export function applicationStatus(event: ApplicationEvent, now: number = Date.now()): SignUpStatus {
  return signUpStatus(event, event.isApplyActive, event.application, now)
}

/** The forms of an event, by the fields of the contract that tell their status. */
export type SignUpKind = 'registration' | 'application'

export const SIGN_UP_RULES = { registration: registrationStatus, application: applicationStatus }

export function isOpen(status: SignUpStatus): status is OpenStatus {
  return status === 'open' || status === 'waitingList'
}

/** Why a form cannot be sent: its own status, or what became of the event. */
export type ClosedReason = Exclude<SignUpStatus, OpenStatus> | Exclude<Event['status'], 'scheduled'>

export function closedReason(event: Pick<Event, 'status'>, status: Exclude<SignUpStatus, OpenStatus>): ClosedReason {
  return event.status === 'scheduled' ? status : event.status
}

function signUpStatus(event: EventTiming, isActive: boolean, signUp: ReportedSignUp | null, now: number): SignUpStatus {
  const state = eventState(event, now)
  if (state === 'postponed') return 'closed'
  if (state !== 'upcoming') return 'over'
  // A backend may have reasons of its own for these; no clock undoes them.
  if (signUp?.status === 'none' || signUp?.status === 'closed' || signUp?.status === 'over') return signUp.status
  if (!isActive || (signUp?.status === 'soon' && !signUp.opensAt)) return 'none'
  if (signUp?.opensAt && now < Date.parse(signUp.opensAt)) return 'soon'
  // The instant of the deadline itself is in time.
  if (signUp?.closesAt && now > Date.parse(signUp.closesAt)) return 'closed'
  return 'open'
}
