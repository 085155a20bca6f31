import type { Event } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'

/** The first picture of the gallery that no highlight shows, else the event's own. */
export function placePicture({ gallery, highlights, coverImage }: Pick<Event, 'gallery' | 'highlights' | 'coverImage'>): Image | null {
  const shown = new Set(highlights.map(({ image }) => image?.url))
  return gallery.find(({ url }) => !shown.has(url)) ?? coverImage ?? gallery[0] ?? null
}

/** The pictures of the gallery besides the highlights; one picture alone is no gallery. */
export function otherPictures({ gallery, highlights }: Pick<Event, 'gallery' | 'highlights'>): Image[] {
  const shown = new Set(highlights.map(({ image }) => image?.url))
  const others = gallery.filter(({ url }) => !shown.has(url))
  return others.length > 1 ? others : []
}

type ExploredEvent = Pick<Event, 'venue' | 'gallery' | 'highlights' | 'gettingThere'>

/** Whether the page about the place of an event has anything to show of it. */
export function isPlaceKnown(event: ExploredEvent): boolean {
  const { venue, gallery, highlights } = event
  return isReachable(event) || Boolean(venue?.text) || gallery.length + highlights.length > 0
}

/** Whether a text leads to the page about the place: to a venue that is named at least. */
export function hasPlace(event: ExploredEvent): boolean {
  return event.venue !== null || isPlaceKnown(event)
}

export function isReachable({ venue, gettingThere }: Pick<Event, 'venue' | 'gettingThere'>): boolean {
  return Boolean(gettingThere || venue?.address || venue?.map || (venue && coordinatesOf(venue)))
}

export function coordinatesOf({ latitude, longitude }: Pick<NonNullable<Event['venue']>, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The towns of other events, each once, for orientation on a map. */
export function otherTowns(event: Pick<Event, 'venue'>, others: readonly Pick<Event, 'venue'>[]) {
  const towns = others.flatMap(({ venue }) => {
    const place = venue && coordinatesOf(venue)
    return place && venue.city && venue.city !== event.venue?.city ? [{ ...place, label: venue.city }] : []
  })
  return [...new Map(towns.map((town) => [town.label, town])).values()]
}
