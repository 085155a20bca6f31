import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { formatInstant } from '@/lib/site/text/instants'
import { getTranslations } from '@/lib/i18n/translations'
import { findEventOrRefuse } from '../content/find-event'
import { buildCalendarAttachment } from '../email/calendar-attachment'
import { queueEmail } from '../email/email-job'
import { emailTexts } from '../email/email-kind'
import { readOrganisation, type Organisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import type { Registration } from '../payload-types'
import { EMAIL_KIND_OF_STATE, REGISTRATION_EMAILS, type RegistrationEmailKind } from './email-kinds'
import { changeRegistration, toStoredRegistration, type StoredRegistration } from './stored-registration'

/**
 * Queues an email about a registration, in the language that the visitor used.
 *
 * @param event the event in that language
 * @param message what staff add in their own words
 */
export async function queueRegistrationEmail(
  req: PayloadRequest,
  kind: RegistrationEmailKind,
  registration: StoredRegistration,
  event: Event,
  message = '',
): Promise<void> {
  const { id, locale, fullName, email, sequence } = registration
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const until = registration.offerEndsAt ? formatInstant(registration.offerEndsAt, { locale, timeZone: event.timezone }) : ''
  const { paragraphs, ...texts } = emailTexts(kind, locale, { event: event.fullTitle || event.title, name: fullName, until })
  const { action, reason } = REGISTRATION_EMAILS[kind]
  await queueEmail(req, {
    key: `registration-${id}-${kind}-${sequence}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    paragraphs: [...paragraphs, ...(message ? [message] : [])],
    facts: factsOf(event, fullName, locale),
    ...(action && { action: { label: t(action), href: siteLink(signedPath('registration', id), locale) } }),
    closing: [t(reason)],
    calendar: calendarOf(registration, event, kind, sender),
  })
}

/** Queues the email on the present state of a registration again, with the calendar entry's next sequence. */
export async function resendRegistrationEmail(req: PayloadRequest, registration: Registration): Promise<void> {
  const { id, event: eventId, locale, sequence } = toStoredRegistration(registration)
  const event = await findEventOrRefuse(req, eventId, locale)
  const changed = await changeRegistration(req, id, { sequence: sequence + 1 })
  await queueRegistrationEmail(req, EMAIL_KIND_OF_STATE[changed.state], changed, event)
}

function calendarOf(registration: StoredRegistration, event: Event, kind: RegistrationEmailKind, organizer: Organisation) {
  const { id, locale, fullName, email, sequence, state } = registration
  const isWithdrawn = kind === 'withdrawn'
  if (state !== 'confirmed' && !isWithdrawn) return undefined
  return buildCalendarAttachment({
    event,
    locale,
    registrationId: id,
    sequence,
    // A postponed event is cancelled at its old time; once it has a new one, the same entry is confirmed again.
    isCancelled: isWithdrawn || event.status !== 'scheduled',
    attendee: { name: fullName, email },
    organizer,
  })
}

function factsOf(event: Event, fullName: string, locale: Locale): [string, string][] {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const when = event.startsAt && event.status !== 'postponed' ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : ''
  const where = [event.venue?.name, event.venue?.address, event.venue?.city].filter(Boolean).join(', ')
  const facts: [string, string][] = [[t('when'), when], [t('where'), where], [t('name'), fullName]]
  return facts.filter(([, value]) => value !== '')
}
