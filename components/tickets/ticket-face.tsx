import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EventPlace } from '@/components/events/parts/event-place'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { formatEventTimes } from '@/lib/site/text/instants'
import { keepParenthesis } from '@/lib/site/text/keep-together'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { takesPlace } from '@/lib/site/events/held-days'
import styles from './ticket-card.module.css'
import { TicketMotif } from './ticket-motif'
import { TicketSeal } from './ticket-seal'

interface TicketFaceProps {
  event: Event
  locale: Locale
  isSealed?: boolean
  /** A picture over the lower part, in place of the sign of its kind. */
  art?: ReactNode
  /** Whose ticket it is. */
  children?: ReactNode
}

export async function TicketFace({ event, locale, isSealed = false, art, children }: TicketFaceProps) {
  const t = await getTranslations('TicketCard')
  const { kind, endsAt, timezone: timeZone, doors } = event
  return (
    <div className={styles.face}>
      {!art && <TicketMotif kind={kind} />}
      <p className={styles.when}>{takesPlace(event) ? keepParenthesis(formatEventTimes(event.startsAt, endsAt, { locale, timeZone })) : t('noDate')}</p>
      <h2 className={styles.title} lang={fullTitleLanguage(event)}>
        {fullTitleOf(event)}
      </h2>
      <p className={styles.where}>
        <EventPlace event={event} />
      </p>
      {doors && (
        <p className={styles.where} lang={languageOf(event, 'doors')}>
          {doors}
        </p>
      )}
      {children && <p className={styles.name}>{children}</p>}
      {isSealed && <TicketSeal />}
      {art}
    </div>
  )
}
