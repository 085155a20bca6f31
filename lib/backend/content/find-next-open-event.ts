import type { Payload } from 'payload'
import { EventSchema, type Event } from '@/lib/contract/events'
import { ListQuerySchema } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import { readList } from './reading/lists'

/** The first event, in the order of the lists, that takes registrations besides one. */
export async function findNextOpenEvent(payload: Payload, besides: string, locale: Locale): Promise<Event | null> {
  const { items } = await readList('events', ListQuerySchema.parse({ all: 'true' }), locale, { payload, user: null })
  const events = items.map((item) => EventSchema.parse(item))
  return events.find((event) => event._id !== besides && isOpen(registrationStatus(event))) ?? null
}
