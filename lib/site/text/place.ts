import type { Event } from '@/lib/contract/events'

type Placed = Pick<Event, 'venue'>

/** Where an event takes place, in one line, with the address; empty without a venue. */
export function placeOf(event: Placed): string {
  return placePartsOf(event).join(', ')
}

/** The parts of the same line that are known: venue, address and town. */
export function placePartsOf({ venue }: Placed): string[] {
  return venue ? [venue.name, venue.address, venue.city].filter(Boolean) : []
}

/** Where an event takes place, for those who need not find the way. */
export function shortPlaceOf({ venue }: Placed): string {
  return venue ? [venue.name, venue.city].filter(Boolean).join(', ') : ''
}
