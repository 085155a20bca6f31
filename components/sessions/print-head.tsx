import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { shownTimes, type SessionTimes } from '@/lib/site/agenda/agenda'
import { formatZone } from '@/lib/site/text/instants'
import styles from './print-head.module.css'

interface PrintHeadProps {
  event: Event
  sessions: SessionTimes[]
  /** Its days, as far as they hold. */
  dates: ReactNode
  locale: Locale
}

export async function PrintHead({ event, sessions, dates, locale }: PrintHeadProps) {
  const t = await getTranslations('Agenda')
  const { title, startsAt, timezone: timeZone, venue } = event
  const facts = [[venue?.name, venue?.city].filter(Boolean).join(', '), startsAt && formatZone(startsAt, { locale, timeZone }, shownTimes(sessions))]
  return (
    <div className={styles.head}>
      <p className={styles.title}>
        {title} – {t('label')}
      </p>
      <p>
        {startsAt && <>{dates} · </>}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
