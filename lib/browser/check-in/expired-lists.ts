import { DAY, HOUR } from '@/lib/site/text/durations'
import { forgetStored, isDeviceKnown, isUnsent, readStored, storedLists, type StoredList } from './device-storage'

/** After the end of the event; of one without a date, after the list was last brought up to date. */
const KEPT_DAYS = 3

export function isExpired({ event: { startsAt, endsAt }, at, clockOffset }: Pick<StoredList, 'event' | 'at' | 'clockOffset'>, now: number): boolean {
  return Date.parse(endsAt ?? startsAt ?? at) + KEPT_DAYS * DAY < now + clockOffset
}

/** Forgets whom this device knows from events that are over; scans that were never sent stay without their names. */
export async function forgetExpiredLists(now: number = Date.now()): Promise<void> {
  for (const list of await storedLists()) {
    if (!isExpired(list, now)) continue
    const { scans } = await readStored(list.name)
    const unsent = scans.filter((scan) => isUnsent(scan) && !scan.walkIn)
    await forgetStored(list.name, unsent.map((scan) => ({ ...scan, label: '' })))
  }
}

const LOOK_INTERVAL = HOUR
let lookedAt = 0

/** For whoever opens the site and not the page of a door: looks once an hour, and makes no database where there is none. */
export async function lookForExpiredLists(now: number = Date.now()): Promise<void> {
  if (now - lookedAt < LOOK_INTERVAL) return
  lookedAt = now
  if (await isDeviceKnown()) await forgetExpiredLists(now)
}
