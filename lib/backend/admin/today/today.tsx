import type { ServerProps } from 'payload'
import { DEFAULT_LOCALE, toLocale } from '@/lib/i18n/locales'
import { isDesk, isEditor } from '../../access/rules'
import { LeftOutList } from '../left-out-list'
import styles from './today.module.css'
import { Attention } from './attention'
import { findComingEvents } from './coming-events'
import { EventCard } from './event-card'
import { FrequentActions } from './frequent-actions'
import { SiteName } from './site-name'

/** The first screen: frequent actions, open tasks and coming events. */
export async function Today({ payload, user: account, locale }: ServerProps) {
  const user = account ?? null
  const [worksAtDesk, edits] = [isDesk({ user }), isEditor({ user })]
  const events = await findComingEvents(payload, user, toLocale(locale?.code) ?? DEFAULT_LOCALE)
  return (
    <section className={styles.today} aria-label="Today">
      <div className={styles.head}>
        <SiteName payload={payload} />
        <FrequentActions edits={edits} worksAtDesk={worksAtDesk} events={events} />
      </div>
      {edits && <LeftOutList payload={payload} />}
      <Attention payload={payload} user={user} />
      {events.length > 0 && (
        <div className={styles.events}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} worksAtDesk={worksAtDesk} edits={edits} />
          ))}
        </div>
      )}
    </section>
  )
}
