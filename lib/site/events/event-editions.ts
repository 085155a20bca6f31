import type { Event } from '@/lib/contract/events'

type Edition = Pick<Event, 'identifier' | 'kind' | 'startsAt'>

/** All editions of an event, the newest first, undated ones before all others; none when there is no other edition. */
export function editionsOf<Other extends Edition>(event: Edition, events: readonly Other[]): Other[] {
  const editions = events.filter(({ kind }) => kind === event.kind)
  if (!editions.some(({ identifier }) => identifier !== event.identifier)) return []
  return editions.sort((one, other) => startOf(other) - startOf(one) || one.identifier.localeCompare(other.identifier))
}

function startOf({ startsAt }: Edition): number {
  return startsAt ? Date.parse(startsAt) : Number.MAX_SAFE_INTEGER
}
