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
  isSealed?: boolean
  /** Whose ticket it is. */
  children?: ReactNode
}

export async function TicketFace({ event, locale, isSealed = false, children }: TicketFaceProps) {
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
      {children && <p className={styles.name}>{children}</p>}
      {isSealed && (
        <svg className={styles.seal} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <path fill="currentColor" d="M24 2l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1z" />
          <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" d="m16 25 6 6 11-13" />
        </svg>
      )}
    </div>
  )
}
