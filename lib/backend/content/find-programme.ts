import type { Payload } from 'payload'
import { EventSchema, type Event } from '@/lib/contract/events'
import { ListQuerySchema } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { programmeOf } from '@/lib/site/events/programme'
import { readList } from './reading/lists'

/** Finds what one applies for on the page of an event. */
export async function findProgramme(payload: Payload, event: Event, locale: Locale): Promise<Event> {
  const { items } = await readList('events', ListQuerySchema.parse({ all: 'true' }), locale, { payload, user: null })
  return programmeOf(event, items.map((item) => EventSchema.parse(item)))
}
