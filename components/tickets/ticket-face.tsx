import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { formatEventTimes } from '@/lib/site/text/instants'
import { placeOf } from '@/lib/site/text/place'
import styles from './ticket-card.module.css'
import { TicketMotif } from './ticket-motif'

interface TicketFaceProps {
  event: Event
  locale: Locale
  /** Whose ticket it is. */
  children: ReactNode
}

export async function TicketFace({ event, locale, children }: TicketFaceProps) {
  const t = await getTranslations('TicketCard')
  const { kind, startsAt, endsAt, timezone: timeZone, fullTitle, title, doors } = event
  return (
    <div className={styles.face}>
      <TicketMotif kind={kind} />
      <p className={styles.when}>{startsAt && event.status === 'scheduled' ? formatEventTimes(startsAt, endsAt, { locale, timeZone }) : t('noDate')}</p>
      <p className={styles.title} lang={languageOf(event, fullTitle ? 'fullTitle' : 'title')}>
        {fullTitle || title}
      </p>
      <p className={styles.where} lang={languageOf(event, 'venue')}>
        {placeOf(event)}
      </p>
      {doors && (
        <p className={styles.where} lang={languageOf(event, 'doors')}>
          {doors}
        </p>
      )}
      <p className={styles.name}>{children}</p>
    </div>
  )
}
