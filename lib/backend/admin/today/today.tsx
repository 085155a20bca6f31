import type { ServerProps } from 'payload'
import { DEFAULT_LOCALE, toLocale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { isDesk, isEditor } from '../../access/rules'
import { OmittedList } from '../omitted-list'
import admin from '../staff.module.css'
import { Attention } from './attention'
import { findComingEvents } from './coming-events'
import { EventCard } from './event-card'
import styles from './today.module.css'

/** The first screen: open tasks and coming events. */
export async function Today({ payload, user: account, locale }: ServerProps) {
  const user = account ?? null
  const [worksAtDesk, edits] = [isDesk({ user }), isEditor({ user })]
  const events = await findComingEvents(payload, user, toLocale(locale?.code) ?? DEFAULT_LOCALE)
  return (
    <section className={admin.section} aria-label="Today">
      <p>
        <a href={env().SITE_URL}>Open the site</a>
      </p>
      {edits && <OmittedList payload={payload} />}
      <Attention payload={payload} user={user} />
      <div className={`${styles.cards} ${styles.events}`}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} worksAtDesk={worksAtDesk} edits={edits} />
        ))}
      </div>
    </section>
  )
}
