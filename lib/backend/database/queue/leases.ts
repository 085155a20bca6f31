import type { Payload } from 'payload'
import { isPostgres, runStatement, sql } from '../statement'
import type { PayloadJob } from '../../payload-types'
import { worker } from './worker-state'

/** How long a job belongs to a worker that shows no sign of life, in milliseconds. */
const LEASE = 15_000

/** How often the leases of running jobs are renewed, in milliseconds. */
export const RENEWAL = LEASE / 3

export interface WantedJobs {
  tasks: NonNullable<PayloadJob['taskSlug']>[]
  /** Of one queue only. */
  queue?: string
}

/** How many workers may end while they run the same job: it would only end the next ones. */
const MOST_LOST = 3
const GIVEN_UP = { message: `The worker ended unexpectedly ${MOST_LOST} times while it was at this.` }

/** By the clock of Postgres, which all machines share; SQLite is on one machine. */
function inMilliseconds(payload: Payload, milliseconds: number) {
  if (isPostgres(payload)) return sql`(clock_timestamp() + ${milliseconds} * interval '1 millisecond')`
  return sql`${new Date(Date.now() + milliseconds).toISOString()}`
}

/**
 * Claims the oldest job that is due for this worker: one that nobody has, or whose worker has not renewed its lease in
 * time. No two workers get the same one.
 *
 * @returns its id
 */
export async function claimJob(payload: Payload, wanted: WantedJobs): Promise<string | null> {
  // A SELECT blocks no other process, whereas an UPDATE that changes nothing does.
  if (!(await hasDueJob(payload, wanted))) return null
  await giveUpLostJobs(payload)
  const chosen = isPostgres(payload) ? sql`${oldestDue(payload, wanted)} for update skip locked` : oldestDue(payload, wanted)
  const [job] = await runStatement<{ id: string }>(
    payload,
    sql`update payload_jobs set lost_workers = coalesce(lost_workers, 0) + case when processing = true then 1 else 0 end,
      processing = true, lease_owner = ${worker.name}, lease_until = ${inMilliseconds(payload, LEASE)}
      where id = (${chosen}) returning id`,
  )
  return job?.id ?? null
}

/** Marks jobs as failed for good that have ended one worker after the other. */
async function giveUpLostJobs(payload: Payload): Promise<void> {
  const now = inMilliseconds(payload, 0)
  const isLost = sql`completed_at is null and has_error is not true and processing = true and lease_until <= ${now} and lost_workers >= ${MOST_LOST - 1}`
  // A SELECT blocks no other process.
  if ((await runStatement(payload, sql`select id from payload_jobs where ${isLost} limit 1`)).length === 0) return
  const lost = await runStatement<{ id: string; task_slug: string }>(
    payload,
    sql`update payload_jobs set has_error = true, error = ${JSON.stringify(GIVEN_UP)}, processing = false, lease_until = null, updated_at = ${new Date().toISOString()}
      where ${isLost} returning id, task_slug`,
  )
  for (const { id, task_slug: task } of lost) console.error(`${task} ${id} has failed for good: ${GIVEN_UP.message}`)
}

export async function hasDueJob(payload: Payload, wanted: WantedJobs): Promise<boolean> {
  return (await runStatement(payload, oldestDue(payload, wanted))).length > 0
}

function oldestDue(payload: Payload, { tasks, queue }: WantedJobs) {
  const now = inMilliseconds(payload, 0)
  const slugs = sql.join(tasks.map((task) => sql`${task}`), sql`, `)
  return sql`select id from payload_jobs
    where task_slug in (${slugs}) ${queue === undefined ? sql`` : sql`and queue = ${queue}`}
      and completed_at is null and has_error is not true and (wait_until is null or wait_until <= ${now})
      and (processing is not true or lease_until is null or lease_until <= ${now})
    order by created_at limit 1`
}

/** Keeps the jobs of this worker for longer. */
export async function renewLeases(payload: Payload): Promise<void> {
  await runStatement(payload, sql`update payload_jobs set lease_until = ${inMilliseconds(payload, LEASE)} where lease_owner = ${worker.name} and processing = true`)
}

/** Gives the jobs of this worker back, or one of them: nobody has to wait for the end of their leases. */
export async function releaseLeases(payload: Payload, id?: string): Promise<void> {
  const one = id === undefined ? sql`` : sql`and id = ${id}`
  await runStatement(payload, sql`update payload_jobs set processing = false, lease_until = null where lease_owner = ${worker.name} and processing = true ${one}`)
}

/** Deletes the jobs whose worker was ended between doing them and deleting them. */
export async function deleteDoneJobs(payload: Payload): Promise<void> {
  const isLeft = sql`completed_at is not null and (lease_until is null or lease_until <= ${inMilliseconds(payload, 0)})`
  // A SELECT blocks no other process.
  if ((await runStatement(payload, sql`select id from payload_jobs where ${isLeft} limit 1`)).length === 0) return
  await runStatement(payload, sql`delete from payload_jobs where ${isLeft}`)
}
