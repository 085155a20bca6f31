import type { Payload, ServerProps } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { findProblems } from '../database/queue/background-problems'
import { tasksOf } from '../inbox/failed-job-endpoints'
import { findFailedJobs, type FailedJob } from '../database/queue/failed-jobs'
import styles from './staff.module.css'
import { FailedJobButtons } from './failed-job-buttons'
import { StaffTable } from './staff-table'
import { formatSiteTime } from './times/site-time'

const SHOWN = 20

/** Of a document. */
const KEY = /^[0-9a-f-]{36}$/

const TASK_NAMES: Record<FailedJob['task'], string> = {
  sendMail: 'Email',
  announce: 'Email to everyone',
  remind: 'Reminder',
  importGuests: 'Import of guests',
  inviteSubscribers: 'Invitations of subscribers',
  offerSeats: 'Seats for the waiting list',
  tellDecisions: 'Decisions on applications',
  schedulePublish: 'Scheduled publishing',
  inline: 'Job',
}

/** The jobs that failed for good, with their reasons; nothing without any. */
export async function FailedJobs({ payload, user }: ServerProps) {
  const tasks = tasksOf({ user: user ?? null })
  if (tasks.length === 0) return null
  const [{ jobs, total }, problems] = await Promise.all([findFailedJobs(payload, tasks, SHOWN), findProblems(payload)])
  if (jobs.length === 0 && problems.length === 0) return null
  const titles = await findEventTitles(payload, [...jobs, ...problems].map(({ subject }) => subject))
  return (
    <section className={styles.section} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{`Failed (${total + problems.length})`}</h2>
      <StaffTable
        headings={['What', 'About', 'Reason', 'When', 'Next']}
        rows={[
          ...jobs.map(({ id, task, subject, reason, failedAt }) => {
            const about = titles.get(subject) ?? subject
            return { key: id, cells: [TASK_NAMES[task], about, reason, formatSiteTime(failedAt), <FailedJobButtons key="next" id={id} about={about} />] }
          }),
          ...problems.map(({ task, subject, reason, failedAt }) => {
            const about = titles.get(subject) ?? subject
            const isEvent = KEY.test(subject)
            return { key: `${task} ${subject}`, cells: [task, isEvent ? <a key="about" href={`/admin/collections/events/${subject}`}>{about}</a> : about, reason, formatSiteTime(failedAt), 'Will be tried again automatically'] }
          }),
        ]}
      />
    </section>
  )
}

/** The titles of those subjects that are keys of events. */
async function findEventTitles(payload: Payload, subjects: readonly string[]): Promise<Map<string, string>> {
  const keys = subjects.filter((subject) => KEY.test(subject))
  if (keys.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'events',
    where: { id: { in: keys } },
    select: { title: true },
    locale: DEFAULT_LOCALE,
    depth: 0,
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, title }) => (title ? [[id, title]] : [])))
}
