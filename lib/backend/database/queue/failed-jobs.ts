import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '../../payload-types'

const collection = { collection: 'payload-jobs', depth: 0 } as const

/** A job that is not tried again by itself. */
export interface FailedJob {
  id: string
  task: NonNullable<PayloadJob['taskSlug']>
  /** The subject of the job. */
  subject: string
  reason: string
  failedAt: string
}

const InputSchema = z.object({
  key: z.string().optional(),
  mail: z.object({ to: z.string(), subject: z.string() }).optional(),
  announcement: z.object({ event: z.string() }).optional(),
  event: z.string().optional(),
  doc: z.object({ relationTo: z.string(), value: z.string() }).optional(),
  global: z.string().optional(),
})

const ErrorSchema = z.object({ message: z.string() })

/** Logs the jobs that have just failed for good, by their identifiers and never by their recipients. */
export async function reportFailedJobs(payload: Payload, statuses: Record<string, { status: string }>): Promise<void> {
  const failed = Object.entries(statuses).flatMap(([id, { status }]) => (status === 'error-reached-max-retries' ? [id] : []))
  if (failed.length === 0) return
  const { docs } = await payload.find({ ...collection, where: { id: { in: failed } }, pagination: false })
  for (const job of docs) console.error(`${job.taskSlug} ${InputSchema.safeParse(job.input).data?.key ?? job.id} has failed for good: ${reasonOf(job)}`)
}

/** Lets a job fail for good while it is still being worked on. */
export async function giveUpJob(payload: Payload, id: string, reason: string): Promise<void> {
  await payload.update({ ...collection, id, data: { hasError: true, error: { message: reason }, processing: false, leaseUntil: null } })
}

/** Lets a job be as before its last try, which failed for a reason that is none of its own. */
export async function revertTry(payload: Payload, id: string): Promise<void> {
  const job = await payload.findByID({ ...collection, id, disableErrors: true })
  if (!job) return
  const { log, totalTried } = job
  await payload.update({ ...collection, id, data: { log: log?.slice(0, -1), totalTried: (totalTried ?? 1) - 1, hasError: false, error: null, waitUntil: null } })
}

/** The latest first. */
export async function findFailedJobs(payload: Payload, tasks: readonly FailedJob['task'][], limit: number): Promise<{ jobs: FailedJob[]; total: number }> {
  const where: Where = { and: [{ hasError: { equals: true } }, { taskSlug: { in: [...tasks] } }] }
  const { docs, totalDocs } = await payload.find({ ...collection, where, sort: '-updatedAt', limit })
  const jobs = docs.flatMap((job) => {
    const { id, taskSlug, updatedAt } = job
    return taskSlug ? [{ id, task: taskSlug, subject: subjectOf(job), reason: reasonOf(job), failedAt: updatedAt }] : []
  })
  return { jobs, total: totalDocs }
}

export async function findFailedJob(req: PayloadRequest, id: string): Promise<PayloadJob | null> {
  const job = await req.payload.findByID({ ...collection, id, disableErrors: true, req })
  return job?.hasError ? job : null
}

/** Puts a job that has failed into its queue anew, with all its tries. The CMS lets no job go on that was cancelled. */
export async function retryJob(req: PayloadRequest, job: PayloadJob): Promise<void> {
  const { taskSlug, queue, input, createdAt } = job
  await dismissJob(req, job)
  await req.payload.create({ ...collection, data: { taskSlug, queue, input, createdAt }, req })
}

export async function dismissJob(req: PayloadRequest, { id }: PayloadJob): Promise<void> {
  await req.payload.delete({ ...collection, id, req })
}

function subjectOf({ id, input }: PayloadJob): string {
  const { mail, announcement, event, doc, global } = InputSchema.safeParse(input).data ?? {}
  if (mail) return `${mail.to}: ${mail.subject}`
  if (announcement) return announcement.event
  if (event) return event
  return doc ? `${doc.relationTo} ${doc.value}` : (global ?? id)
}

function reasonOf({ error }: PayloadJob): string {
  return ErrorSchema.safeParse(error).data?.message ?? 'unknown'
}
