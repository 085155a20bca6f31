import type { Event } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'

/**
 * The picture that stands for the place of an event: the first of its gallery that no scene shows, else the
 * event's own.
 *
 * @returns null where there is none
 */
export function placePicture({ gallery, highlights, coverImage }: Pick<Event, 'gallery' | 'highlights' | 'coverImage'>): Image | null {
  const shown = new Set(highlights.map(({ image }) => image?.url))
  return gallery.find(({ url }) => !shown.has(url)) ?? coverImage ?? gallery[0] ?? null
}

/** Whether there is anything to tell of the place of an event and what happens there. */
export function isPlaceKnown(event: Pick<Event, 'venue' | 'gallery' | 'highlights' | 'figures' | 'gettingThere'>): boolean {
  const { venue, gallery, highlights, figures, gettingThere } = event
  return isReachable(event) || Boolean(venue?.text || gettingThere) || gallery.length + highlights.length + figures.length > 0
}

/** Whether there is anything to tell of how to get to an event. */
export function isReachable({ venue, gettingThere }: Pick<Event, 'venue' | 'gettingThere'>): boolean {
  return Boolean(gettingThere || venue?.address || venue?.map || (venue && placeOf(venue)))
}

/** The coordinates of a venue; null where they are not known. */
export function placeOf({ latitude, longitude }: Pick<NonNullable<Event['venue']>, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The towns of other events, each once, for orientation on a map. */
export function otherTowns(event: Pick<Event, 'venue'>, others: readonly Pick<Event, 'venue'>[]) {
  const towns = others.flatMap(({ venue }) => {
    const place = venue && placeOf(venue)
    return place && venue.city && venue.city !== event.venue?.city ? [{ ...place, label: venue.city }] : []
  })
  return [...new Map(towns.map((town) => [town.label, town])).values()]
}
