import type { ServerProps } from 'payload'
import { isDesk, isEditor } from '../../access/rules'
import { LeftOutList } from '../left-out-list'
import styles from './today.module.css'
import { Attention } from './attention'
import { findComingEvents } from './coming-events'
import { EventsTable } from './events-table'
import { FrequentActions } from './frequent-actions'
import { NextEvent } from './next-event'
import { SiteName } from './site-name'

/** The first screen: what needs somebody today, the next event, and what is done most. */
export async function Today({ payload, user: account }: ServerProps) {
  const user = account ?? null
  const [worksAtDesk, edits] = [isDesk({ user }), isEditor({ user })]
  const events = await findComingEvents(payload, user)
  const [next] = events
  return (
    <section className={styles.today} aria-label="Today">
      <SiteName payload={payload} />
      {edits && <LeftOutList payload={payload} />}
      <div className={styles.columns}>
        {next && <NextEvent event={next} />}
        <Attention payload={payload} user={user} events={events} />
      </div>
      <FrequentActions edits={edits} worksAtDesk={worksAtDesk} />
      {events.length > 0 && <EventsTable events={events} worksAtDesk={worksAtDesk} />}
    </section>
  )
}
