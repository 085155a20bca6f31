import { endOfEvent } from '@/lib/site/events/event-end'
import { DAY, HOUR } from '@/lib/site/text/durations'
import { forgetStored, isDeviceKnown, isUnsent, readStored, storedLists, type StoredList } from './device-storage'

/** After the end of the event; of one without a date, after the list was last brought up to date. */
const RETENTION_DAYS = 3

export function isExpired({ event, at, clockOffset }: Pick<StoredList, 'event' | 'at' | 'clockOffset'>, now: number): boolean {
  return (endOfEvent(event) ?? Date.parse(at)) + RETENTION_DAYS * DAY < now + clockOffset
}

/** Forgets the guests of past events. Scans that were never sent stay until they are; without names, but for those of walk-ins. */
export async function forgetExpiredLists(now: number = Date.now()): Promise<void> {
  for (const list of await storedLists()) {
    if (!isExpired(list, now)) continue
    const { scans } = await readStored(list.name)
    const unsent = scans.filter(isUnsent)
    await forgetStored(list.name, unsent.map((scan) => (scan.walkIn ? scan : { ...scan, label: '' })))
  }
}

const LOOK_INTERVAL = HOUR
let lookedAt = 0

/** Runs on pages other than the door's: once an hour, and only where there is a database. */
export async function lookForExpiredLists(now: number = Date.now()): Promise<void> {
  if (now - lookedAt < LOOK_INTERVAL) return
  lookedAt = now
  if (await isDeviceKnown()) await forgetExpiredLists(now)
}
