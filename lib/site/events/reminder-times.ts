import type { Event } from '@/lib/contract/events'
import { HOUR } from '@/lib/site/text/durations'
import { toCalendarDay, toLastDay } from '../text/dates'
import { addDays, fromWallTime } from '../text/wall-time'

/** Emails that go by the clock to everybody with a seat: three before an event, one after it. */
export const REMINDER_KINDS = ['week', 'day', 'morning', 'thanks'] as const

export type ReminderKind = (typeof REMINDER_KINDS)[number]

export type RemindedEvent = Pick<Event, 'startsAt' | 'endsAt' | 'timezone'>

export interface ReminderWindow {
  /** The day that the email is about: the first of the event, of thanks the last. */
  day: string
  /** When it goes out. */
  from: string
  /** From when on it would say something wrong, or too late. */
  until: string
}

const BY_DAY = '10:00'
const BY_MORNING = '07:00'
const MIDNIGHT = '00:00'
const BEFORE_EARLY_START = 2 * HOUR

/** When an email of a kind goes out, by the clock at the event; null for an event without a date. */
export function reminderWindow(kind: ReminderKind, { startsAt, endsAt, timezone }: RemindedEvent): ReminderWindow | null {
  if (!startsAt) return null
  const day = kind === 'thanks' ? toLastDay(startsAt, endsAt, timezone) : toCalendarDay(startsAt, timezone)
  const at = (days: number, time: string) => fromWallTime(`${addDays(day, days)}T${time}`, timezone) ?? startsAt
  switch (kind) {
    case 'week':
      return { day, from: at(-7, BY_DAY), until: at(-3, MIDNIGHT) }
    case 'day':
      return { day, from: at(-1, BY_DAY), until: at(0, MIDNIGHT) }
    case 'morning':
      return { day, from: earliest(at(0, BY_MORNING), later(startsAt, -BEFORE_EARLY_START)), until: startsAt }
    case 'thanks':
      return { day, from: at(1, BY_DAY), until: at(4, MIDNIGHT) }
  }
}

/** Whether an email of a kind goes out at this time, and was not too late already. */
export function isDue({ from, until }: ReminderWindow, now: number): boolean {
  return Date.parse(from) <= now && now < Date.parse(until)
}

/** Whether another of these emails may come: thanks go out after an event is over. */
export function mayRemind(event: RemindedEvent & Pick<Event, 'status'>, now: number = Date.now()): boolean {
  const thanks = reminderWindow('thanks', event)
  return event.status !== 'cancelled' && (thanks === null || now < Date.parse(thanks.until))
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}

function earliest(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? one : other
}
