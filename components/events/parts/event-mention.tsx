import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import type { EventLabel } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { formatDayRange } from '@/lib/site/text/dates'
import type { EventState } from '@/lib/site/events/event-state'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { heldDays } from '@/lib/site/events/held-days'
import { pathTo } from '@/lib/site/routes'
import { Badge } from '@/components/ui/badge'
import styles from './event-mention.module.css'

interface EventMentionProps {
  event: EventLabel
  state: EventState
  locale: Locale
}

export async function EventMention({ event, state, locale }: EventMentionProps) {
  const t = await getTranslations('EventMention')
  const held = heldDays({ ...event, status: state })
  const days = event.startsAt && held !== 'none' && formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone })
  return (
    <Stack gap={6} row={1} className={styles.mention}>
      <Heading as="h3" size="s" className={styles.name} lang={fullTitleLanguage(event)}>
        <Link href={pathTo('event', { eventIdentifier: event.identifier })} className={styles.link}>
          {fullTitleOf(event)}
        </Link>
      </Heading>
      <Cluster as="p" gap={3} row={2} align="center" className={styles.when}>
        {days && (held === 'struck' ? <s>{days}</s> : <span>{days}</span>)}
        {state === 'past' && <Badge tone="quiet">{t('past')}</Badge>}
        {state === 'postponed' && <Badge tone="alert">{t('postponed')}</Badge>}
        {state === 'cancelled' && <Badge tone="alert">{t('cancelled')}</Badge>}
      </Cluster>
    </Stack>
  )
}
