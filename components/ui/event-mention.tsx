import { getTranslations } from 'next-intl/server'
import type { EventLabel } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { formatDayRange } from '@/lib/site/text/dates'
import type { EventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'
import { Badge } from './badge'
import styles from './event-mention.module.css'

interface EventMentionProps {
  event: EventLabel
  state: EventState
  locale: Locale
}

export async function EventMention({ event, state, locale }: EventMentionProps) {
  const t = await getTranslations('EventMention')
  const name = event.fullTitle ? 'fullTitle' : 'title'
  return (
    <div className={styles.mention}>
      <h3 className={styles.name} lang={languageOf(event, name)}>
        <Link href={pathTo('event', { eventIdentifier: event.identifier })} className={styles.link}>
          {event[name]}
        </Link>
      </h3>
      <p className={styles.when}>
        {event.startsAt && state !== 'postponed' && (
          <span>{formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone })}</span>
        )}
        {state === 'past' && <Badge tone="quiet">{t('past')}</Badge>}
        {state === 'postponed' && <Badge tone="alert">{t('postponed')}</Badge>}
        {state === 'cancelled' && <Badge tone="alert">{t('cancelled')}</Badge>}
      </p>
    </div>
  )
}
