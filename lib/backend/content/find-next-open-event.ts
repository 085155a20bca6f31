import type { Payload } from 'payload'
import { EventSchema, type Event } from '@/lib/contract/events'
import { ListQuerySchema } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { nextOpenEvent } from '@/lib/site/events/next-open-event'
import { readList } from './reading/lists'

export async function findNextOpenEvent(payload: Payload, besides: string, locale: Locale): Promise<Event | null> {
  const { items } = await readList('events', ListQuerySchema.parse({ all: 'true' }), locale, { payload, user: null })
  return nextOpenEvent(items.map((item) => EventSchema.parse(item)), besides)
}
