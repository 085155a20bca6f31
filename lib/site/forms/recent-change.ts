import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import type { EventState } from '../events/event-state'

/** The changes that the address of a registration's page can report as just made. */
const CHANGES = ['register', 'correct'] as const

export type RecentChange = (typeof CHANGES)[number]

/**
 * The change to confirm on the page of a registration. The address may be opened again much later: a seat cancelled since
 * is no longer confirmed.
 *
 * @param done the parameter of the address
 */
export function recentChange(done: unknown, { state }: Pick<OwnRegistration, 'state'>, event: EventState): RecentChange | null {
  if (state === 'withdrawn' || event === 'cancelled' || event === 'past') return null
  return CHANGES.find((change) => change === done) ?? null
}

/** The title by which a page confirms a change; null where it has its usual one. */
export function changeTitle(change: RecentChange | null, { state }: Pick<OwnRegistration, 'state'>): 'registrationTitle' | 'waitingTitle' | null {
  if (change !== 'register' || state === 'offered') return null
  return state === 'waiting' ? 'waitingTitle' : 'registrationTitle'
}
