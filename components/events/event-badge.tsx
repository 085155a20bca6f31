import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { StatusContent } from '@/components/events/parts/status-content'
import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { badgeInstant, eventBadge, type EventBadgeKind } from '@/lib/site/events/event-badge'
import { eventState } from '@/lib/site/events/event-state'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { formatDay } from '@/lib/site/text/dates'
import { keepNumbers } from '@/lib/site/text/keep-together'

interface EventBadgeProps {
  event: EventCard
  locale: Locale
  /** Whether a notice beside it says already that the event is over, postponed or cancelled. */
  hasNotice?: boolean
}

const TONES: Record<EventBadgeKind, 'bright' | 'quiet' | 'alert'> = {
  past: 'quiet',
  postponed: 'alert',
  cancelled: 'alert',
  registrationOpen: 'bright',
  waitingList: 'bright',
  applicationsOpen: 'bright',
  registrationSoon: 'quiet',
  applicationsSoon: 'quiet',
  registrationClosed: 'quiet',
  applicationsClosed: 'quiet',
}

/** Says what can be done about an event at the moment, or that it is over, postponed or cancelled. */
export async function EventBadge({ event, locale, hasNotice = false }: EventBadgeProps) {
  const t = await getTranslations('EventBadge')
  const badgeAt = (subject: EventCard, now: number) =>
    hasNotice && eventState(subject, now) !== 'upcoming' ? null : eventBadge(subject, now)
  const dayOf = (kind: EventBadgeKind) => {
    const instant = badgeInstant(kind, event)
    return instant ? keepNumbers(formatDay(instant, { locale, timeZone: event.timezone })) : ''
  }
  return (
    <StatusContent timeline={statusTimeline(event, badgeAt)}>
      {(kind) => kind && <Badge tone={TONES[kind]}>{t(kind, { date: dayOf(kind) })}</Badge>}
    </StatusContent>
  )
}
