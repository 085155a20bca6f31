import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { EventStates } from '@/lib/site/events/event-state'
import { formatDayRange } from '@/lib/site/text/dates'
import type { NavigationEvent } from '@/lib/site/navigation'

const SHOWN = 3

/** Date and place, and cover of the next events, by identifier; the rest are names only. */
export function upcomingEvents(
  cards: readonly EventCard[],
  states: EventStates,
  locale: Locale,
): Partial<Record<string, Pick<NavigationEvent, 'when' | 'cover'>>> {
  const next = cards
    .filter(({ identifier, startsAt }) => startsAt && states[identifier] === 'upcoming')
    .sort((one, other) => Date.parse(one.startsAt ?? '') - Date.parse(other.startsAt ?? ''))
    .slice(0, SHOWN)
  return Object.fromEntries(
    next.map(({ identifier, startsAt, endsAt, timezone: timeZone, venue, coverImage }) => {
      const dates = startsAt ? formatDayRange(startsAt, endsAt, { locale, timeZone }) : ''
      const [smallest = coverImage] = coverImage?.renditions ?? []
      return [identifier, { when: [dates, venue?.city].filter(Boolean).join(', '), cover: smallest?.url }]
    }),
  )
}
