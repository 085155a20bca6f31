import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { DAY } from '@/lib/site/text/durations'
import { runStatement, sql } from '../database/statement'
import { workInBatches } from '../database/queue/worker-state'
import type { QueuedEmail } from './email-message'

const collection = { collection: 'email-deliveries', depth: 0 } as const

/** Longer than any job is tried for, by far. */
const KEPT_MILLISECONDS = 60 * DAY

const BATCH = 50

type Delivery = Omit<QueuedEmail, 'mail'>

/** Whether an email was handed over already, or one of its topic that was queued later. */
export async function isNoLongerDue(payload: Payload, { key, topic, queuedAt }: Delivery): Promise<boolean> {
  const isIt: Where = { and: [{ key: { equals: key } }, { claimedBy: { exists: false } }] }
  const isLater: Where = { and: [{ topic: { equals: topic } }, { queuedAt: { greater_than: queuedAt } }] }
  const { totalDocs } = await payload.count({ ...collection, where: topic ? { or: [isIt, isLater] } : isIt })
  return totalDocs > 0
}

/** The job that was about to hand an email over, and of which nothing was heard since. */
export async function findClaim(payload: Payload, key: string): Promise<string | null> {
  const { docs } = await payload.find({ ...collection, where: { key: { equals: key } }, pagination: false })
  return docs[0]?.claimedBy ?? null
}

/** Notes that a job hands an email over now. @throws when another one does, or has done so */
export async function claimDelivery(payload: Payload, delivery: Delivery, job: string): Promise<void> {
  if (!(await insertDelivery(payload, delivery, job))) throw new Error(`The email ${delivery.key} belongs to another job.`)
}

/** Takes the claim of a job back: the email was not handed over, or staff want it to be handed over anew. */
export async function dropClaim(payload: Payload, job: string, req?: PayloadRequest): Promise<void> {
  await runStatement(payload, sql`delete from email_deliveries where claimed_by = ${job}`, req)
}

export async function recordDelivery(payload: Payload, delivery: Delivery): Promise<void> {
  if (await insertDelivery(payload, delivery, null)) return
  await runStatement(payload, sql`update email_deliveries set claimed_by = null where key = ${delivery.key}`)
}

/** @returns whether there was none of this key */
async function insertDelivery(payload: Payload, { key, topic, queuedAt }: Delivery, claimedBy: string | null): Promise<boolean> {
  const now = new Date().toISOString()
  const inserted = await runStatement(
    payload,
    sql`insert into email_deliveries (id, key, topic, queued_at, claimed_by, created_at, updated_at)
      values (${randomUUID()}, ${key}, ${topic ?? null}, ${queuedAt}, ${claimedBy}, ${now}, ${now})
      on conflict (key) do nothing returning id`,
  )
  return inserted.length > 0
}

/** Deletes the records of emails that no job can send again. */
export function forgetOldDeliveries(payload: Payload): Promise<void> {
  const where: Where = { createdAt: { less_than: new Date(Date.now() - KEPT_MILLISECONDS).toISOString() } }
  return workInBatches(async () => {
    const { docs } = await payload.find({ ...collection, where, limit: BATCH, pagination: false, select: {} })
    if (docs.length > 0) await payload.db.deleteMany({ collection: collection.collection, where: { id: { in: docs.map(({ id }) => id) } } })
    return docs.length === BATCH
  })
}
