import { getTranslations } from 'next-intl/server'
import { Facts } from '@/components/ui/layout/facts'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { takesPlace } from '@/lib/site/events/held-days'
import { formatCount } from '@/lib/site/text/fill-text'
import { formatTime } from '@/lib/site/text/dates'
import { formatZone } from '@/lib/site/text/instants'
import { keepParenthesis } from '@/lib/site/text/keep-together'
import { placeOf } from '@/lib/site/text/place'
import { EventDates } from './event-dates'
import { EventPlace } from './parts/event-place'
import styles from './event-facts.module.css'

/** The days; with the hour of the beginning while it matters and no words about the doors name one. */
async function When({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('EventFacts')
  const options = { locale, timeZone: event.timezone }
  return (
    <>
      <EventDates event={event} locale={locale} />
      {takesPlace(event) && !hasEnded(event) && !event.doors && (
        <>
          <br />
          {keepParenthesis(t('startsAt', { time: formatTime(event.startsAt, options), zone: formatZone(event.startsAt, options) }))}
        </>
      )}
    </>
  )
}

/** When, where and how many seats; renders nothing when none of it is known. */
export async function EventFacts({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('EventFacts')
  const facts = [
    { label: t('when'), value: event.startsAt && <When event={event} locale={locale} /> },
    {
      label: t('where'),
      value: placeOf(event) && <EventPlace event={event} />,
    },
    { label: t('doors'), value: event.doors && <span lang={languageOf(event, 'doors')}>{event.doors}</span> },
    {
      label: t('places'),
      value: event.capacity ? formatCount(event.capacity, locale) : null,
    },
  ]
  return <Facts className={styles.facts} facts={facts} />
}
