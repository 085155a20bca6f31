import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import styles from './ticket-card.module.css'
import { TicketFace } from './ticket-face'

/** The face of a ticket that was just asked for; whose it is, only the email says. */
export function ThankYouTicket({ event, locale }: { event: Event; locale: Locale }) {
  return (
    <div className={`${styles.ticket} ${styles.new} ${styles.thanks}`} data-theme={event.kind}>
      <TicketFace event={event} locale={locale} isSealed />
    </div>
  )
}
