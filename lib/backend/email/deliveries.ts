import type { Payload, Where } from 'payload'
import type { QueuedEmail } from './email-message'

const collection = { collection: 'email-deliveries', depth: 0 } as const

/** Longer than any job is tried for, by far. */
const KEPT_MILLISECONDS = 60 * 24 * 60 * 60 * 1000

type Delivery = Omit<QueuedEmail, 'mail'>

/** Whether an email was handed over already, or one of its topic that was queued later. */
export async function isOutdated(payload: Payload, { key, topic, queuedAt }: Delivery): Promise<boolean> {
  const isIt: Where = { key: { equals: key } }
  const isLater: Where = { and: [{ topic: { equals: topic } }, { queuedAt: { greater_than: queuedAt } }] }
  const { totalDocs } = await payload.count({ ...collection, where: topic ? { or: [isIt, isLater] } : isIt })
  return totalDocs > 0
}

export async function recordDelivery(payload: Payload, { key, topic, queuedAt }: Delivery): Promise<void> {
  await payload.create({ ...collection, data: { key, topic, queuedAt } })
}

/** Deletes the records of emails that no job can send again. */
export async function forgetOldDeliveries(payload: Payload): Promise<void> {
  const where: Where = { createdAt: { less_than: new Date(Date.now() - KEPT_MILLISECONDS).toISOString() } }
  const { totalDocs } = await payload.count({ ...collection, where })
  if (totalDocs > 0) await payload.db.deleteMany({ collection: collection.collection, where })
}
