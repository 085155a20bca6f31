import type { Payload } from 'payload'
import { reportFailedJobs } from './failed-jobs'

/** The queue in which the CMS puts what staff schedule. */
const QUEUE = 'default'

/** Publishes and unpublishes what staff have scheduled for now or earlier. */
export async function publishScheduled(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { waitUntil: { less_than: new Date().toISOString() } },
      ],
    },
  })
  if (totalDocs === 0) return
  const { jobStatus = {} } = await payload.jobs.run({ queue: QUEUE, silent: true })
  await reportFailedJobs(payload, jobStatus)
}
