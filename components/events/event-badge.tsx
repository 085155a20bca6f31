import { getTranslations } from 'next-intl/server'
import type { EventCard } from '@/lib/contract/events'
import { eventState } from '@/lib/site/event-state'
import styles from './event-badge.module.css'

/** Says that an event is over, postponed or cancelled, or what it takes at the moment. */
export async function EventBadge({ event }: { event: EventCard }) {
  const t = await getTranslations('EventBadge')
  const state = eventState(event, Date.now())
  if (state !== 'upcoming') return <span className={`${styles.badge} ${styles[state]}`}>{t(state)}</span>
  if (event.isRegistrationActive) return <span className={styles.badge}>{t('registrationOpen')}</span>
  if (event.isApplyActive) return <span className={styles.badge}>{t('applicationsOpen')}</span>
  return null
}
