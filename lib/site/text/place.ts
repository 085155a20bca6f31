import type { Event } from '@/lib/contract/events'

/** Where an event takes place, in one line; empty without a venue. */
export function placeOf({ venue }: Pick<Event, 'venue'>): string {
  return venue ? [venue.name, venue.address, venue.city].filter(Boolean).join(', ') : ''
}
