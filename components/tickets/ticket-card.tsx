import { getTranslations } from 'next-intl/server'
import { Stack } from '@/components/ui/layout/stack'
import type { Event } from '@/lib/contract/events'
import type { Ticket } from '@/lib/contract/fields/tickets'
import type { Locale } from '@/lib/i18n/locales'
import { formatCount } from '@/lib/site/text/fill-text'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import { QrCode } from './qr-code'
import styles from './ticket-card.module.css'
import { TicketFace } from './ticket-face'

interface TicketCardProps {
  event: Event
  ticket: Ticket
  /** Whose it is. */
  name: string
  /** Whether it was given just now. */
  isNew?: boolean
  locale: Locale
}

/** The ticket to show at the door, on a screen or on paper. */
export async function TicketCard({ event, ticket, name, isNew = false, locale }: TicketCardProps) {
  const t = await getTranslations('TicketCard')
  const number = formatCount(ticket.number, locale)
  return (
    <div className={styles.frame}>
      <Stack as="article" className={`${styles.ticket} ${isNew ? styles.new : ''}`} data-theme={event.kind} aria-label={t('label', { number })}>
        <TicketFace event={event} locale={locale} isSealed>
          {name}
        </TicketFace>
        <div className={styles.stub}>
          <QrCode text={ticket.text} label={t('qrCode')} />
          <dl className={styles.facts}>
            <div>
              <dt>{t('number')}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{t('code')}</dt>
              <dd translate="no">{formatTicketCode(ticket.code)}</dd>
            </div>
          </dl>
        </div>
      </Stack>
    </div>
  )
}
