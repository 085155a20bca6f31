import type { Payload, PayloadRequest, Where } from 'payload'
import type { ReminderKind } from '@/lib/site/events/reminder-times'
import type { Place } from './recipients'

/** One kind of email about one day of one event: it goes out once, whatever becomes of the times in between. */
export interface Reminder {
  event: string
  kind: ReminderKind
  day: string
}

/** How far a reminder has come. */
export interface ReminderRun {
  /** How many emails were queued. */
  count: number
  /** Whose email was queued last, by the order of arrival. */
  last: Place | null
  startedAt: string
  /** Null as long as there may be more to queue. */
  endedAt: string | null
}

const collection = { collection: 'payload-kv' } as const

export async function readRun(payload: Payload, reminder: Reminder, req?: PayloadRequest): Promise<ReminderRun | null> {
  const row = await payload.db.findOne<{ id: string; data: ReminderRun }>({ ...collection, req, where: isOf(reminder) })
  return row?.data ?? null
}

/** Stores how far a reminder has come, as a part of the transaction that queues the emails. */
export async function saveRun(req: PayloadRequest, reminder: Reminder, data: ReminderRun): Promise<void> {
  await req.payload.db.upsert({ ...collection, req, where: isOf(reminder), data: { key: keyOf(reminder), data } })
}

function isOf(reminder: Reminder): Where {
  return { key: { equals: keyOf(reminder) } }
}

function keyOf({ event, kind, day }: Reminder): string {
  return `reminder-${event}-${kind}-${day}`
}
