import type { Payload, PayloadRequest } from 'payload'
import { isDesk, isEditor } from '../../access/rules'
import { tasksOf } from '../../inbox/failed-job-endpoints'
import { findFailedJobs } from '../../database/queue/failed-jobs'
import { listUrl } from '../../content/list-url'
import { findUndeliveredTickets } from '../../registrations/undelivered-tickets'
import { countWaitingReadings } from '../../review'
import { countOldTexts } from '../../translations/read-old-texts'
import { MISSING_TRANSLATIONS, UNDELIVERED } from '../paths'
import { countScheduledChanges, SCHEDULED_CHANGES } from './scheduled-changes'
import { countOpenApplications, countWaitingPeople } from './waiting-people'
import admin from '../staff.module.css'
import styles from './today.module.css'

interface AttentionProps {
  payload: Payload
  user: PayloadRequest['user']
}

/** The open tasks as numbers with links; one line when there are none. */
export async function Attention({ payload, user }: AttentionProps) {
  const tasks = tasksOf({ user })
  const [worksAtDesk, edits] = [isDesk({ user }), isEditor({ user })]
  const [undelivered, messages, { applications, applicationList }, { waiting, waitingList, unnotified, changedEvents }, readings, failed, scheduled, oldTexts] = await Promise.all([
    worksAtDesk ? findUndeliveredTickets(payload) : [],
    worksAtDesk ? countNewMessages(payload) : 0,
    worksAtDesk ? countOpenApplications(payload) : { applications: 0, applicationList: '' },
    worksAtDesk ? countWaitingPeople(payload) : { waiting: 0, waitingList: '', unnotified: 0, changedEvents: [] },
    worksAtDesk ? countWaitingReadings(payload) : 0,
    tasks.length > 0 ? findFailedJobs(payload, tasks, 1) : { total: 0 },
    edits ? countScheduledChanges(payload) : 0,
    edits ? countOldTexts(payload) : 0,
  ])
  const candidates: (Card | false)[] = [
    undelivered.length > 0 && { label: ['Ticket did not arrive', 'Tickets did not arrive'], value: undelivered.length, href: UNDELIVERED, isBad: true },
    worksAtDesk && { label: ['New message', 'New messages'], value: messages, href: listUrl('messages', { state: { equals: 'new' } }) },
    worksAtDesk && { label: ['Application to look at', 'Applications to look at'], value: applications, href: applicationList },
    worksAtDesk && { label: ['On a waiting list', 'On waiting lists'], value: waiting, href: waitingList },
    unnotified > 0 && { label: ['Person still to be told of a change', 'People still to be told of a change'], value: unnotified, href: `/admin/collections/events/${changedEvents[0]}`, isBad: true },
    readings > 0 && { label: ['Reading without a juror, to be assigned again', 'Readings without a juror, to be assigned again'], value: readings, href: listUrl('review-rounds', { phase: { equals: 'reading' } }), isBad: true },
    tasks.length > 0 && { label: ['Failed email or job', 'Failed emails and jobs'], value: failed.total, href: failed.total > 0 ? '#failed-jobs' : undefined, isBad: true },
    edits && { label: ['Text to check', 'Texts to check'], value: oldTexts, href: MISSING_TRANSLATIONS },
    edits && { label: ['Scheduled change', 'Scheduled changes'], value: scheduled, href: scheduled > 0 ? `#${SCHEDULED_CHANGES}` : undefined },
  ]
  const cards = candidates.filter((card) => card !== false)
  const [waits, settled] = [cards.filter(({ value }) => value > 0), cards.filter(({ value, href }) => value === 0 && href)]
  return (
    <>
      <ul className={styles.cards}>
        {waits.map(({ label: [one, many], value, href, isBad }) => (
          <li key={one} className={`${styles.card} ${styles.task} ${isBad ? styles.bad : ''}`}>
            <strong className={admin.figure}>{value}</strong>
            <a href={href}>{value === 1 ? one : many}</a>
          </li>
        ))}
      </ul>
      <ul className={admin.links}>
        <li>
          <strong>{waits.length > 0 ? 'Nothing else is waiting.' : 'Nothing is waiting.'}</strong>
        </li>
        {settled.map(({ label: [, label], href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Card {
  /** Of one, and of several. */
  label: [one: string, many: string]
  value: number
  href?: string
  isBad?: boolean
}

async function countNewMessages(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'messages', where: { state: { equals: 'new' } } })
  return totalDocs
}
