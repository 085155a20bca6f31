import type { CheckInGuest } from '@/lib/contract/check-in/check-in'

/** The guests of an event by their keys. */
export type GuestMap = ReadonlyMap<string, CheckInGuest>

export function toGuestMap(guests: readonly CheckInGuest[]): GuestMap {
  return new Map(guests.map((guest) => [guest._id, guest]))
}

export function withChanged(guests: GuestMap, changed: readonly CheckInGuest[]): GuestMap {
  return changed.length === 0 ? guests : new Map([...guests, ...toGuestMap(changed)])
}
