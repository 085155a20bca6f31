import { forgetStored, readStored, storedLists, type StoredList } from './storage'

const DAY = 24 * 60 * 60 * 1000
/** After the end of the event. */
const KEPT_DAYS = 3

function isExpired({ event: { startsAt, endsAt } }: Pick<StoredList, 'event'>, now: number): boolean {
  const end = endsAt ?? startsAt
  return end !== null && Date.parse(end) + KEPT_DAYS * DAY < now
}

/** Forgets whom this device knows from events that are over; scans that were never sent stay without their names. */
export async function forgetExpiredLists(now: number = Date.now()): Promise<void> {
  for (const list of await storedLists()) {
    if (!isExpired(list, now)) continue
    const { scans } = await readStored(list.name)
    const unsent = scans.filter(({ answer, walkIn }) => answer === null && !walkIn)
    await forgetStored(list.name, unsent.map((scan) => ({ ...scan, label: '' })))
  }
}
