import { eventState, type EventState } from './event-state'
import { applicationStatus, registrationStatus, type ApplicationEvent, type RegistrationEvent } from './registration-status'

/** @public */
export const SIGN_UP_BADGES = ['registrationOpen', 'waitingList', 'applicationsOpen', 'registrationSoon', 'applicationsSoon', 'registrationClosed', 'applicationsClosed'] as const

/** The badge that a list shows beside the name of an event. */
export type EventBadgeKind = Exclude<EventState, 'upcoming'> | (typeof SIGN_UP_BADGES)[number]

/**
 * An open form comes before one that opens later, and that before a closed one.
 *
 * @param now milliseconds since 1970
 * @returns null for an event that is yet to come and takes nobody through the site
 */
export function eventBadge(event: RegistrationEvent & ApplicationEvent, now: number): EventBadgeKind | null {
  const state = eventState(event, now)
  if (state !== 'upcoming') return state
  const [registration, application] = [registrationStatus(event, now), applicationStatus(event, now)]
  if (registration === 'open') return 'registrationOpen'
  if (registration === 'waitingList') return 'waitingList'
  if (application === 'open') return 'applicationsOpen'
  if (registration === 'soon') return 'registrationSoon'
  if (application === 'soon') return 'applicationsSoon'
  if (registration === 'closed') return 'registrationClosed'
  return application === 'closed' ? 'applicationsClosed' : null
}

/** The instant that a badge names, such as that of the opening of registration. */
export function badgeInstant(kind: EventBadgeKind, event: Pick<RegistrationEvent & ApplicationEvent, 'registration' | 'application'>): string | null {
  if (kind === 'registrationSoon') return event.registration?.opensAt ?? null
  return kind === 'applicationsSoon' ? (event.application?.opensAt ?? null) : null
}
