import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { findEvent } from './find-event'
import { withLocaleRestored } from '../database/transaction'

/** Reads an event once in each language that is asked for. */
export function eventReader(req: PayloadRequest, eventId: string): (locale: Locale) => Promise<Event> {
  const events = new Map<Locale, Promise<Event>>()
  return (locale) => {
    const event = events.get(locale) ?? withLocaleRestored(req, () => findEvent(req.payload, eventId, locale, req))
    events.set(locale, event)
    return event
  }
}
