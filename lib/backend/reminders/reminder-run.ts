import type { Payload, PayloadRequest } from 'payload'
import type { ReminderKind } from '@/lib/site/events/reminder-times'
import { readValue, saveValue } from '../database/key-values'
import type { Place } from '../email/recipients'

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

export function readRun(payload: Payload, reminder: Reminder, req?: PayloadRequest): Promise<ReminderRun | null> {
  return readValue<ReminderRun>(payload, keyOf(reminder), req)
}

/** Stores how far a reminder has come, as a part of the transaction that queues the emails. */
export function saveRun(req: PayloadRequest, reminder: Reminder, run: ReminderRun): Promise<void> {
  return saveValue(req.payload, keyOf(reminder), run, req)
}

function keyOf({ event, kind, day }: Reminder): string {
  return `reminder-${event}-${kind}-${day}`
}
