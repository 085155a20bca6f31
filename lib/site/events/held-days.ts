import type { Event } from '@/lib/contract/events'
import type { EventState } from './event-state'

type Announced = Pick<Event, 'startsAt'> & { status: Event['status'] | EventState }

/** Whether the announced days of an event hold; those of a cancelled one are still told, but struck out where that can be. */
export function heldDays({ startsAt, status }: Announced): 'held' | 'struck' | 'none' {
  if (!startsAt || status === 'postponed') return 'none'
  return status === 'cancelled' ? 'struck' : 'held'
}

/** Whether an event takes place on the days that it has. */
export function takesPlace<Of extends Announced>(event: Of): event is Of & { startsAt: string } {
  return heldDays(event) === 'held'
}
