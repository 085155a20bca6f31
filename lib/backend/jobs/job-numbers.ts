import type { Payload, Where } from 'payload'

const collection = { collection: 'payload-jobs', depth: 0 } as const

const UNFINISHED: Where = { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] }
const isDue = (now: Date): Where => ({ or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] })

export interface JobNumbers {
  byState: { waiting: number; running: number; failed: number }
  /** Age of the oldest job that is due. */
  oldestSeconds: number
}

export async function countJobs(payload: Payload, now: Date): Promise<JobNumbers> {
  const count = async (where: Where) => (await payload.count({ ...collection, where })).totalDocs
  // A job whose worker has gone belongs to nobody.
  const isFree: Where = { or: [{ processing: { not_equals: true } }, { leaseUntil: { less_than: now.toISOString() } }, { leaseUntil: { exists: false } }] }
  const waiting: Where = { and: [UNFINISHED, isFree] }
  const [waitingCount, running, failed, due] = await Promise.all([
    count(waiting),
    count({ and: [UNFINISHED, { processing: { equals: true } }, { leaseUntil: { greater_than_equal: now.toISOString() } }] }),
    count({ hasError: { equals: true } }),
    payload.find({ ...collection, where: { and: [waiting, isDue(now)] }, sort: 'createdAt', limit: 1, pagination: false, select: { createdAt: true } }),
  ])
  const [oldest] = due.docs
  return {
    byState: { waiting: waitingCount, running, failed },
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - Date.parse(oldest.createdAt)) / 1000) : 0,
  }
}
