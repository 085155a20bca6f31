import type { Payload, PayloadRequest } from 'payload'
import { isDesk } from '../../access/rules'
import { tasksOf } from '../../inbox/failed-job-endpoints'
import { findFailedJobs } from '../../jobs/failed-jobs'
import { listUrl } from '../../content/list-url'
import { countOpenApplications, countWaitingPeople } from './waiting-people'
import styles from './today.module.css'

interface AttentionProps {
  payload: Payload
  user: PayloadRequest['user']
}

/** The open tasks as numbers with links; one line when there are none. */
export async function Attention({ payload, user }: AttentionProps) {
  const tasks = tasksOf({ user })
  const worksAtDesk = isDesk({ user })
  const [messages, { applications, applicationList }, { waiting, waitingList, unnotified, changedEvents }, failed, scheduled] = await Promise.all([
    worksAtDesk ? countNewMessages(payload) : 0,
    worksAtDesk ? countOpenApplications(payload) : { applications: 0, applicationList: '' },
    worksAtDesk ? countWaitingPeople(payload) : { waiting: 0, waitingList: '', unnotified: 0, changedEvents: [] },
    tasks.length > 0 ? findFailedJobs(payload, tasks, 1) : { total: 0 },
    payload.count({ collection: 'payload-jobs', where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: { greater_than: new Date().toISOString() } }] } }),
  ])
  const cards: Card[] = [
    ...(worksAtDesk
      ? [
          { label: 'New messages', value: messages, href: listUrl('messages', { state: { equals: 'new' } }) },
          { label: 'Applications to look at', value: applications, href: applicationList },
          { label: 'On waiting lists', value: waiting, href: waitingList },
          ...(unnotified > 0 ? [{ label: 'People still to be told of a change', value: unnotified, href: `/admin/collections/events/${changedEvents[0]}`, isBad: true }] : []),
        ]
      : []),
    ...(tasks.length > 0 ? [{ label: 'Failed emails and jobs', value: failed.total, href: failed.total > 0 ? '#failed-jobs' : undefined, isBad: true }] : []),
    { label: 'Scheduled changes', value: scheduled.totalDocs },
  ]
  const [waits, settled] = [cards.filter(({ value }) => value > 0), cards.filter(({ value, href }) => value === 0 && href)]
  return (
    <div className={styles.attention}>
      {waits.length > 0 && (
        <ul className={styles.cards}>
          {waits.map((card) => (
            <WaitingCard key={card.label} {...card} />
          ))}
        </ul>
      )}
      <div className={styles.settled}>
        <p>{waits.length > 0 ? 'Nothing else is waiting.' : 'Nothing is waiting.'}</p>
        {settled.length > 0 && (
          <ul>
            {settled.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function WaitingCard({ label, value, href, isBad }: Card) {
  return (
    <li className={isBad ? `${styles.card} ${styles.bad}` : styles.card}>
      <strong className={styles.figure}>{value}</strong>
      {href ? (
        <a href={href} className={styles.link}>
          {label}
        </a>
      ) : (
        <span>{label}</span>
      )}
    </li>
  )
}

interface Card {
  label: string
  value: number
  href?: string
  isBad?: boolean
}

async function countNewMessages(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'messages', where: { state: { equals: 'new' } } })
  return totalDocs
}
