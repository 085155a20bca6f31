import { getTranslations } from 'next-intl/server'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Facts } from '@/components/ui/layout/facts'
import { Picture } from '@/components/ui/pictures/picture'
import { PartedTitle } from '@/components/ui/parted-title'
import type { Event, SignUpStatus } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { isOpen, type SignUpKind } from '@/lib/site/events/registration-status'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { pathTo } from '@/lib/site/routes'
import { formatInstant } from '@/lib/site/text/instants'
import { formatCount } from '@/lib/site/text/fill-text'
import { placeOf } from '@/lib/site/text/place'
import { EventPlace } from '../parts/event-place'
import { EventDates } from '../event-dates'
import styles from './sign-up.module.css'

interface SignUpSummaryProps {
  event: Event
  /** The form beside it; none beside a registration that exists already. */
  kind?: SignUpKind
  status: SignUpStatus
  /** Whether a ticket above says what, when and where on wide screens. */
  hasTicket?: boolean
  locale: Locale
}

export async function SignUpSummary({ event, kind, status, hasTicket = false, locale }: SignUpSummaryProps) {
  const t = await getTranslations('SignUpSummary')
  const { venue, capacity, timezone: timeZone } = event
  const closesAt = kind && event[kind]?.closesAt
  const params = { eventIdentifier: event.identifier }
  const places = status === 'waitingList' ? t('waitingList') : capacity && formatCount(capacity, locale)
  const facts = [
    { 'data-fact': 'when', label: t('when'), value: event.startsAt && <EventDates event={event} locale={locale} /> },
    {
      'data-fact': 'where',
      label: t('where'),
      value: placeOf(event) && <EventPlace event={event} />,
    },
    { 'data-fact': 'places', label: t('places'), value: isOpen(status) && kind === 'registration' && places },
    { 'data-fact': 'until', label: t('until'), value: isOpen(status) && closesAt && formatInstant(closesAt, { locale, timeZone }) },
  ]
  const links = [
    { href: pathTo('event', params), label: t('about') },
    { href: pathTo('agenda', params), label: t('agenda') },
    { href: pathTo('eventFaq', params), label: t('faq') },
  ]
  const hasPreview = hasTicket && isOpen(status)
  const body = (
    <>
      <p className={styles.name} lang={fullTitleLanguage(event)}>
        <PartedTitle>{fullTitleOf(event)}</PartedTitle>
      </p>
      <Facts className={styles.facts} facts={facts} />
      {(isOpen(status) || !kind) && (
        <Cluster as="ul" gap={5} row={1} className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Cluster>
      )}
    </>
  )
  return (
    <>
      <Card as="aside" tone="shade" className={`${styles.card} ${hasPreview ? styles.below : ''}`} aria-labelledby="sign-up-summary">
        {kind && !hasPreview && event.coverImage && <Picture image={event.coverImage} sizes="28rem" className={styles.picture} decorative />}
        <h2 id="sign-up-summary" className={styles.label} data-label="">
          {t(isOpen(status) ? 'title' : 'closedTitle')}
        </h2>
        {body}
      </Card>
      <details className={styles.line}>
        <summary>
          {event.startsAt ? <EventDates event={event} locale={locale} /> : event.title}
          {venue?.city && <span lang={languageOf(event, 'venue')}>{venue.city}</span>}
        </summary>
        {body}
      </details>
    </>
  )
}
