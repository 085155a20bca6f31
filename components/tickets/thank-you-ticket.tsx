import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { splitDayRange } from '@/lib/site/text/dates'
import styles from './ticket-card.module.css'
import { TicketFace } from './ticket-face'
import { TicketSeal } from './ticket-seal'

/** The ticket of a registration that was just sent; only the email has its name and number. */
export async function ThankYouTicket({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('TicketCard')
  // The face says the same in full.
  const [day, rest] = event.startsAt ? splitDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : []
  return (
    <div className={styles.thanks}>
      <Stack className={`${styles.ticket} ${styles.new}`} data-theme={event.kind}>
        <TicketFace
          event={event}
          locale={locale}
          art={event.coverImage && <Picture image={event.coverImage} sizes="(width >= 48rem) 30rem, 92vw" className={styles.art} priority decorative />}
        />
        <div className={styles.blankStub}>
          {day && (
            <p className={styles.start} aria-hidden="true">
              <b style={{ '--letters': day.length } as CSSProperties}>{day}</b> {rest}
            </p>
          )}
          <p>{t('numberInEmail')}</p>
          <TicketSeal />
        </div>
      </Stack>
    </div>
  )
}
