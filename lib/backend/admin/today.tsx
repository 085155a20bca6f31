import type { Payload, PayloadRequest, ServerProps, Where } from 'payload'
import { isDesk, isEditor } from '../access/rules'
import { countRegistrations } from '../registrations/numbers'
import styles from './admin.module.css'
import { LeftOutList } from './left-out-list'
import { AnnounceButton } from './announce-button'

const SHOWN_EVENTS = 5

/** The first screen: registrations of the coming events, and what is new in the inbox. */
export async function Today({ payload, user }: ServerProps) {
  const worksAtDesk = isDesk({ user: user ?? null })
  const events = await findComingEvents(payload, user ?? null)
  const [messages, applications] = worksAtDesk
    ? await Promise.all([count(payload, 'messages', 'new'), count(payload, 'accelerators', 'received')])
    : [0, 0]
  return (
    <section className={styles.numbers} aria-label="Today">
      {isEditor({ user: user ?? null }) && <LeftOutList payload={payload} />}
      {events.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Registered</th>
              <th scope="col">Waiting</th>
              <th scope="col">Cancelled</th>
              {worksAtDesk && <th scope="col">If plans change</th>}
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, title, registered, waiting, withdrawn, announcedTo }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/admin/collections/events/${id}`}>{title}</a>
                </th>
                <td className={styles.number}>{registered}</td>
                <td className={styles.number}>{waiting}</td>
                <td className={styles.number}>{withdrawn}</td>
                {worksAtDesk && (
                  <td>
                    <AnnounceButton eventId={id} title={title ?? ''} count={announcedTo} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {worksAtDesk && (
        <p>
          <a href={listUrl('messages', 'new')}>{`New messages: ${messages}`}</a>
          {' · '}
          <a href={listUrl('accelerators', 'received')}>{`Applications to look at: ${applications}`}</a>
        </p>
      )}
    </section>
  )
}

function listUrl(collection: string, state: string): string {
  return `/admin/collections/${collection}?where[or][0][and][0][state][equals]=${state}`
}

async function findComingEvents(payload: Payload, user: PayloadRequest['user']) {
  const now = new Date().toISOString()
  const isAhead: Where = { or: [{ endsAt: { greater_than: now } }, { and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: now } }] }] }
  const { docs } = await payload.find({
    collection: 'events',
    where: isAhead,
    sort: 'startsAt',
    limit: SHOWN_EVENTS,
    select: { title: true, capacity: true, timezone: true },
    locale: 'en',
    depth: 0,
    overrideAccess: false,
    user,
  })
  return Promise.all(
    docs.map(async ({ id, title, capacity, timezone }) => {
      const { registered, waiting, offered, withdrawn } = await countRegistrations(payload, id, timezone ?? 'UTC')
      const announcedTo = registered + waiting + offered
      return { id, title, registered: typeof capacity === 'number' ? `${registered} of ${capacity}` : registered, waiting, withdrawn, announcedTo }
    }),
  )
}

async function count(payload: Payload, collection: 'messages' | 'accelerators', state: string): Promise<number> {
  const { totalDocs } = await payload.count({ collection, where: { state: { equals: state } } })
  return totalDocs
}
