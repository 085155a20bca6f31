import type { Event } from '@/lib/contract/events'
import type { SpeakerCard } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import { doorTime } from '@/lib/site/events/door-time'
import { registrationStatus } from '@/lib/site/events/registration-status'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { pathTo } from '@/lib/site/routes'
import { toZonedInstant } from '@/lib/site/text/dates'
import type { SiteFacts } from '../page-metadata'
import type { JsonLd } from './json-ld'

const EVENT_STATUS = { scheduled: 'EventScheduled', postponed: 'EventPostponed', cancelled: 'EventCancelled' } as const
const AVAILABILITY = { soon: undefined, open: 'https://schema.org/InStock', waitingList: 'https://schema.org/SoldOut' } as const

interface BuildOptions {
  /** Of the address of its page. */
  language: Locale
  /** Milliseconds since 1970. */
  now?: number
}

/**
 * An event for search engines, with nothing that its page does not show.
 *
 * A postponed event keeps the dates it was announced for, as Google's documentation of events asks.
 *
 * @param speakers those whom the page shows
 * @returns null for an event that the public cannot book, such as an accelerator, which chooses among those
 *   who apply, and for one whose time or address is not known
 */
export function buildEvent(site: SiteFacts, event: Event, speakers: readonly SpeakerCard[], { language, now }: BuildOptions): JsonLd | null {
  const { venue, startsAt, endsAt, timezone } = event
  const opens = doorTime(event)
  if (event.kind === 'accelerator' || !startsAt || !venue?.address || !venue.city) return null
  const { latitude, longitude } = venue
  const address = (path: string) => absoluteUrl(site.origin, canonicalPath(language, path))
  return {
    '@type': 'Event',
    inLanguage: language,
    name: fullTitleOf(event),
    url: address(pathTo('event', { eventIdentifier: event.identifier })),
    description: event.summary || undefined,
    startDate: toZonedInstant(startsAt, timezone),
    doorTime: opens ? toZonedInstant(opens, timezone) : undefined,
    endDate: endsAt ? toZonedInstant(endsAt, timezone) : undefined,
    eventStatus: `https://schema.org/${EVENT_STATUS[event.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name || undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.address,
        addressLocality: venue.city,
        addressCountry: venue.country || undefined,
      },
      geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    },
    image: event.coverImage ? [absoluteUrl(site.origin, event.coverImage.url)] : undefined,
    offers: toOffer(event, address(pathTo('register', { eventIdentifier: event.identifier })), now),
    organizer: { '@type': 'Organization', name: site.name, url: address('/') },
    performer:
      speakers.length > 0
        ? speakers.map(({ fullName, identifier }) => ({
            '@type': 'Person',
            name: fullName,
            url: address(pathTo('speaker', { identifier })),
          }))
        : undefined,
  }
}

function toOffer(event: Event, url: string, now?: number): JsonLd | undefined {
  const status = registrationStatus(event, now)
  if (status !== 'soon' && status !== 'open' && status !== 'waitingList') return undefined
  const { opensAt, closesAt } = event.registration ?? { opensAt: null, closesAt: null }
  return {
    '@type': 'Offer',
    url,
    availability: AVAILABILITY[status],
    validFrom: opensAt ? toZonedInstant(opensAt, event.timezone) : undefined,
    validThrough: closesAt ? toZonedInstant(closesAt, event.timezone) : undefined,
  }
}
