import type { CheckInGuest } from '@/lib/contract/check-in/check-in'

/** The people registered together with a guest who have a seat. */
export function companyOf<Guest extends Pick<CheckInGuest, '_id' | 'host' | 'state'>>(guest: Pick<CheckInGuest, '_id' | 'host'>, guests: readonly Guest[]): Guest[] {
  const leader = guest.host ?? guest._id
  return guests.filter(({ _id, host, state }) => state === 'confirmed' && _id !== guest._id && (host ?? _id) === leader)
}
