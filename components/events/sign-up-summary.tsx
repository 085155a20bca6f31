import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from './event-dates'
import styles from './sign-up.module.css'

interface SignUpSummaryProps {
  event: Event
  /** When the form closes; nothing when that is not set. */
  closesAt: string | null
  /** Whether the form gives seats, of which there are so many. */
  hasSeats?: boolean
  /** Whether the form can be sent at the moment. */
  isOpen: boolean
  locale: Locale
}

/** What one signs up for, beside the form: when, where, until when, and where to read on. */
export async function SignUpSummary({ event, closesAt, hasSeats = false, isOpen, locale }: SignUpSummaryProps) {
  const t = await getTranslations('SignUpSummary')
  const { venue, capacity, timezone: timeZone } = event
  const params = { eventIdentifier: event.identifier }
  const places = event.isFull ? t('waitingList') : capacity && new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(capacity)
  const facts = [
    { label: t('when'), value: event.startsAt && <EventDates event={event} locale={locale} /> },
    {
      label: t('where'),
      value: venue && <span lang={languageOf(event, 'venue')}>{[venue.name, venue.address, venue.city].filter(Boolean).join(', ')}</span>,
    },
    { label: t('places'), value: isOpen && hasSeats && places },
    { label: t('until'), value: isOpen && closesAt && `${formatDay(closesAt, { locale, timeZone })}, ${formatTime(closesAt, { locale, timeZone })}` },
  ].filter(({ value }) => value)
  const links = [
    { href: pathTo('event', params), label: t('about') },
    { href: pathTo('agenda', params), label: t('agenda') },
    { href: pathTo('eventFaq', params), label: t('faq') },
  ]
  return (
    <aside className={styles.card} aria-labelledby="sign-up-summary">
      <h2 id="sign-up-summary" className={styles.label}>
        {t(isOpen ? 'title' : 'closedTitle')}
      </h2>
      <p className={styles.name} lang={languageOf(event, event.fullTitle ? 'fullTitle' : 'title')}>
        {event.fullTitle || event.title}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
