import type { CheckInGuest, Scan } from '@/lib/contract/check-in/check-in'
import { isUnsent, type OwnScan } from '@/lib/browser/check-in/device-storage'
import { addressKey } from '@/lib/site/check-in/address-key'
import { findWalkIn } from '@/lib/site/check-in/find-walk-in'
import { nameKey } from '@/lib/site/check-in/name-key'
import type { GuestMap } from './guest-map'

type WalkIn = NonNullable<Scan['walkIn']>

export function isSamePerson(one: WalkIn, other: WalkIn): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase() && nameKey(one.fullName) === nameKey(other.fullName)
}

/** Finds the listed guest that the site will match with a walk-in. A cancelled seat goes to the person who comes with its address. */
export function findListed({ fullName, email }: WalkIn, event: string, guests: Iterable<CheckInGuest>, isIn: (guest: CheckInGuest) => boolean): CheckInGuest | undefined {
  const key = addressKey(event, email)
  const group = [...guests].filter((guest) => guest.addressKey === key)
  const known = findWalkIn(group.map((guest) => ({ ...guest, isHost: guest.host === null, isIn: isIn(guest) })), fullName)
  return known?.state === 'withdrawn' ? undefined : known
}

/** The guests, and the walk-ins that the site does not know of, under the keys of their scans. */
export function withWalkIns(guests: GuestMap, scans: readonly OwnScan[], device: string): GuestMap {
  const walkIns = scans.filter((scan) => scan.walkIn && isUnsent(scan) && !scan.isTakenBack && !guests.has(scan.registeredAs ?? ''))
  return walkIns.length === 0 ? guests : new Map([...guests, ...walkIns.map((scan) => [scan.id, toGuest(scan, device)] as const)])
}

function toGuest({ id, at, label, device }: OwnScan, present: string): CheckInGuest {
  return {
    _id: id, number: null, code: null, fullName: label, organization: '', kind: 'guest', state: 'confirmed', version: null,
    checkedInAt: at, checkedInBy: device ?? present, note: '', host: null, doubles: [],
  }
}
