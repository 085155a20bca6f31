import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import type { Ticket } from '@/lib/contract/tickets'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { formatEventTimes } from '@/lib/site/text/instants'
import { placeOf } from '@/lib/site/text/place'
import { spokenTicketCode } from '@/lib/site/tickets/ticket-code'
import { QrCode } from './qr-code'
import styles from './ticket-card.module.css'
import { TicketMotif } from './ticket-motif'

interface TicketCardProps {
  event: Event
  ticket: Ticket
  /** Whose it is. */
  name: string
  locale: Locale
}

/** What is shown at the door, on a screen or on paper. */
export async function TicketCard({ event, ticket, name, locale }: TicketCardProps) {
  const t = await getTranslations('TicketCard')
  const { kind, startsAt, endsAt, timezone: timeZone, fullTitle, title, doors } = event
  const number = new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(ticket.number)
  return (
    <div className={styles.frame}>
      <article className={styles.ticket} data-theme={kind} aria-label={t('label', { number })}>
        <div className={styles.face}>
          <TicketMotif kind={kind} />
          <p className={styles.when}>{startsAt && event.status === 'scheduled' ? formatEventTimes(startsAt, endsAt, { locale, timeZone }) : t('noDate')}</p>
          <h3 className={styles.title} lang={languageOf(event, fullTitle ? 'fullTitle' : 'title')}>
            {fullTitle || title}
          </h3>
          <p className={styles.where} lang={languageOf(event, 'venue')}>
            {placeOf(event)}
          </p>
          {doors && <p className={styles.where} lang={languageOf(event, 'doors')}>{doors}</p>}
          <p className={styles.name}>{name}</p>
        </div>
        <div className={styles.stub}>
          <QrCode text={ticket.text} label={t('qrCode')} />
          <dl className={styles.facts}>
            <div>
              <dt>{t('number')}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{t('code')}</dt>
              <dd translate="no">{spokenTicketCode(ticket.code)}</dd>
            </div>
          </dl>
        </div>
      </article>
    </div>
  )
}
