import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { getEventCards } from '@/lib/content/events'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventNotice } from '@/lib/site/events/event-notice'
import type { EventTiming } from '@/lib/site/events/event-state'
import { EVENTS_PATH, SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './event-notice.module.css'

interface EventNoticeProps {
  event: EventTiming & Pick<Event, 'identifier'>
  tone?: 'paper' | 'night'
}

/**
 * Says on every screen of an event that it is over, postponed or cancelled, and where one goes on; nothing
 * on those of an event that is yet to come. It reads by itself where to go, so that no screen can forget it.
 */
export async function EventNotice({ event, tone = 'paper' }: EventNoticeProps) {
  const [t, events] = await Promise.all([getTranslations('EventNotice'), getEventCards(await pageLocale())])
  const notice = eventNotice(event, events)
  if (!notice) return null
  const { state, next } = notice
  return (
    <div role="note" className={`${styles.notice} ${styles[state]} ${styles[tone]}`}>
      <p className={styles.title}>{t(`${state}Title`)}</p>
      <p className={styles.text}>{t(`${state}Text`)}</p>
      <ul className={styles.links}>
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
      </ul>
    </div>
  )
}
