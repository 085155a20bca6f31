import { getTranslations } from 'next-intl/server'
import { Facts } from '@/components/ui/layout/facts'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDay } from '@/lib/site/text/dates'
import { formatEventTimes } from '@/lib/site/text/instants'
import type { ThankYouKind } from '@/lib/site/forms/thank-you'
import { placeOf } from '@/lib/site/text/place'
import { takesPlace } from '@/lib/site/events/held-days'
import { EventPlace } from '../parts/event-place'
import styles from './thank-you-event.module.css'

interface ThankYouEventProps {
  event: Event
  kind: ThankYouKind
  locale: Locale
  /** Whether a ticket beside it says when and where. */
  hasTicket: boolean
}

/** When and where the event takes place, and what is known about the decision on an application. */
export async function ThankYouEvent({ event, kind, locale, hasTicket }: ThankYouEventProps) {
  const [t, f] = await Promise.all([getTranslations('ThankYou'), getTranslations('EventFacts')])
  const { endsAt, timezone: timeZone, decisionsAt } = event
  const facts = [
    { label: t('decision'), className: styles.decision, value: kind === 'application' && decisionsAt && formatDay(decisionsAt, { locale, timeZone }) },
    { label: f('when'), value: takesPlace(event) && !hasTicket && formatEventTimes(event.startsAt, endsAt, { locale, timeZone }) },
    { label: f('where'), value: !hasTicket && placeOf(event) && <EventPlace event={event} /> },
  ]
  return <Facts className={styles.facts} facts={facts} />
}
