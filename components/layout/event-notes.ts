import { getTranslations } from 'next-intl/server'
import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { badgeInstant, eventBadge } from '@/lib/site/events/event-badge'
import { isNoteworthy, type EventStates } from '@/lib/site/events/event-state'
import { shownFrom, statusTimeline } from '@/lib/site/events/status-timeline'
import type { NavigationEvent } from '@/lib/site/navigation'
import { formatDay } from '@/lib/site/text/dates'

/** What the navigation says beside the name of a postponed or cancelled event, by identifier. */
export async function eventNotes(states: EventStates): Promise<Partial<Record<string, string>>> {
  const t = await getTranslations('EventBadge')
  return Object.fromEntries(Object.entries(states).flatMap(([identifier, state]) => (isNoteworthy(state) ? [[identifier, t(state)]] : [])))
}

/** The offers of an event, now and at later times. */
export async function eventStatuses(event: EventCard, locale: Locale): Promise<NavigationEvent['statuses']> {
  const t = await getTranslations('EventBadge')
  return statusTimeline(event, eventBadge).map((timed, index) => {
    const { status } = timed
    const instant = status && badgeInstant(status, event)
    const date = instant ? formatDay(instant, { locale, timeZone: event.timezone }) : ''
    return { from: shownFrom(timed, index), content: status ? t(status, { date }) : '' }
  })
}
