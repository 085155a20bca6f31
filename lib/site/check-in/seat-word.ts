import type { CheckInGuest } from '@/lib/contract/check-in/check-in'

/** The message that says why a guest cannot simply come in; null for one with a seat. */
export function seatWord({ state, isInvited }: Pick<CheckInGuest, 'state' | 'isInvited'>) {
  if (state === 'confirmed') return null
  return state === 'offered' && isInvited ? 'invited' : state
}
