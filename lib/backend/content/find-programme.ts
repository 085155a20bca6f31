import type { Payload } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { isOwnProgramme, programmeOf, type ProgrammeEvent } from '@/lib/site/events/programme'
import { findEventIfPublished } from './find-event'
import { readAccelerators } from './programme-events'

/** Finds the programme that visitors apply for on the page of an event. */
export async function findProgramme(payload: Payload, event: Event, locale: Locale): Promise<Event> {
  if (isOwnProgramme(event)) return event
  const { _id } = programmeOf<ProgrammeEvent>(event, await readAccelerators({ payload, user: null }))
  return (_id === event._id ? null : await findEventIfPublished(payload, _id, locale)) ?? event
}
