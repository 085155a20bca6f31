import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { formatZone } from '@/lib/site/text/instants'
import styles from './print-head.module.css'

/** What a printed agenda says at its head: of which event it is, when and where, and whose time it shows. */
export async function PrintHead({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('Agenda')
  const { title, startsAt, endsAt, timezone: timeZone, venue } = event
  const facts = [
    startsAt && formatDayRange(startsAt, endsAt, { locale, timeZone }),
    venue && [venue.name, venue.city].filter(Boolean).join(', '),
    startsAt && formatZone(startsAt, { locale, timeZone }),
  ]
  return (
    <div className={styles.head}>
      <p className={styles.title}>
        {title} – {t('label')}
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
