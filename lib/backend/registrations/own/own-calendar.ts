import type { Payload } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { findEvent } from '../../content/find-event'
import { readSessionHours } from '../../content/session-hours'
import { readOrganisation } from '../../email/organisation'
import { calendarOf } from '../calendar-of'
import { findByToken } from './own-registration'

/** @throws ContractError `notFound` for a link that opens nothing, and for a registration without a seat or a date */
export async function readOwnCalendar(token: string, { payload, locale }: { payload: Payload; locale: Locale }): Promise<string> {
  const registration = await findByToken(token, payload)
  const event = await findEvent(payload, registration.event, locale)
  const organizer = await readOrganisation(payload, locale)
  const sessions = await readSessionHours(payload, event._id)
  const calendar = calendarOf({ ...registration, locale }, { event, sessions, organizer }, { downloadedBy: token })
  if (!calendar) throw new ContractError('notFound', 'This registration has no calendar entry.')
  return calendar.content
}
