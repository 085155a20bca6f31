import type { Payload } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { REMINDER_KINDS, type ReminderKind } from '@/lib/site/events/reminder-times'
import { DAY } from '@/lib/site/text/durations'
import { mayEndAfter } from '../content/events-ahead'
import type { Event } from '../payload-types'

/** No reminder goes out longer before or after an event. */
const FARTHEST = 10 * DAY

const select = { reminders: true } as const

/**
 * What staff have decided about one of the reminders of an event.
 *
 * @param locale the language of staff's own words
 */
export async function readReminderSetting(payload: Payload, eventId: string, kind: ReminderKind, locale: Locale): Promise<{ isOn: boolean; words: string }> {
  const { reminders } = await payload.findByID({ collection: 'events', id: eventId, locale, fallbackLocale: false, depth: 0, select })
  return { isOn: reminders?.[kind]?.isOn ?? false, words: reminders?.[kind]?.words ?? '' }
}

type ScheduledEvent = Pick<Event, 'id' | 'timezone'> & { startsAt: string | null; endsAt: string | null; on: ReminderKind[] }

/** The events that take place as announced, about this time, and have reminders. */
export async function findRemindedEvents(payload: Payload, now: number): Promise<ScheduledEvent[]> {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  const { docs } = await payload.find({
    collection: 'events',
    where: { and: [{ _status: { equals: 'published' } }, { status: { equals: 'scheduled' } }, { startsAt: { less_than: at(now + FARTHEST) } }, mayEndAfter(now - FARTHEST)] },
    depth: 0,
    pagination: false,
    select: { startsAt: true, endsAt: true, timezone: true, reminders: true },
  })
  return docs.map(({ id, timezone, startsAt = null, endsAt = null, reminders }) => {
    return { id, timezone, startsAt, endsAt, on: REMINDER_KINDS.filter((kind) => reminders?.[kind]?.isOn) }
  })
}
