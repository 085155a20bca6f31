import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { StatusContent } from '@/components/events/parts/status-content'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { getFeaturedEventCards } from '@/lib/content/events'
import type { Event, EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventNotice, type EventNoticeChoice } from '@/lib/site/events/event-notice'
import { eventState, type EventTiming } from '@/lib/site/events/event-state'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { EVENTS_PATH, SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './event-notice.module.css'

interface EventNoticeProps {
  event: EventTiming & Pick<Event, 'identifier'>
  /** `head` in a line with what else the head of an event's page says. */
  tone?: 'paper' | 'head'
  /** Whether the screen itself says that an event is over. */
  hidesPastNotice?: boolean
}

/** Says that an event is over, postponed or cancelled, and leads on; for an upcoming event only the head of the page says so. */
export async function EventNotice({ event, tone = 'paper', hidesPastNotice = false }: EventNoticeProps) {
  const events = await getFeaturedEventCards(await pageLocale())
  return (
    <StatusContent timeline={statusTimeline(event, eventState)}>
      {(_state, from) => {
        const notice = eventNotice(event, events, from)
        return notice && !(hidesPastNotice && notice.state === 'past') && <Notice {...notice} tone={tone} />
      }}
    </StatusContent>
  )
}

async function Notice({ state, next, tone }: EventNoticeChoice<EventCard> & { tone: 'paper' | 'head' }) {
  const t = await getTranslations('EventNotice')
  const title = t(`${state}Title`)
  // The head of a page of the event shows that its pages stay.
  const isShort = tone === 'head' && state === 'past'
  return (
    <Stack gap={6} row={1} role="note" className={`${styles.notice} ${styles[state]} ${styles[tone]}`}>
      <p className={styles.title}>{isShort ? <Badge tone="quiet">{title}</Badge> : title}</p>
      {!isShort && <p className={styles.text}>{t(`${state}Text`)}</p>}
      <Cluster as="ul" gap={5} row={0} className={styles.links}>
        {state === 'postponed' && (
          <li>
            <Link href={SUBSCRIBE_PATH}>{t('subscribe')}</Link>
          </li>
        )}
        <li>
          {next ? (
            <>
              {t('next')}{' '}
              <Link href={pathTo('event', { eventIdentifier: next.identifier })}>
                <span lang={languageOf(next, 'title')}>{next.title}</span>
                <Icon name="arrow" />
              </Link>
            </>
          ) : (
            <Link href={EVENTS_PATH}>
              {t('allEvents')}
              <Icon name="arrow" />
            </Link>
          )}
        </li>
      </Cluster>
    </Stack>
  )
}
