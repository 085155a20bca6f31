import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { pathTo } from '@/lib/site/routes'
import { formatInstant } from '@/lib/site/text/instants'
import { getTranslations } from '@/lib/i18n/translations'
import { findEventOrRefuse } from '../content/find-event'
import { hasSessions } from '../content/has-sessions'
import { buildCalendarAttachment } from '../email/calendar-attachment'
import { queueEmail } from '../email/email-job'
import { emailTexts } from '../email/email-kind'
import { readOrganisation, type Organisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import type { Registration } from '../payload-types'
import { registrationFacts } from './email-facts'
import { EMAIL_KIND_OF_EVENT_STATUS, EMAIL_KIND_OF_STATE, REGISTRATION_EMAILS, type RegistrationEmailKind } from './email-kinds'
import { isSameFacts, toEmailedFacts } from './emailed-facts'
import { changeRegistration, toStoredRegistration, type StoredRegistration } from './stored-registration'

/**
 * Queues an email about a registration, in the language that the visitor used, and notes when and where the event
 * takes place according to it.
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
  const { id, locale, fullName, email, sequence, emailedFacts = null } = registration
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const until = registration.offerEndsAt ? formatInstant(registration.offerEndsAt, { locale, timeZone: event.timezone }) : ''
  const { paragraphs, ...texts } = emailTexts(kind, locale, { event: event.fullTitle || event.title, name: fullName, until })
  const { action, reason } = REGISTRATION_EMAILS[kind]
  const agenda = siteLink(pathTo('agenda', { eventIdentifier: event.identifier }), locale)
  await queueEmail(req, {
    key: `registration-${id}-${kind}-${sequence}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    paragraphs: [...paragraphs, ...(message ? [message] : [])],
    facts: registrationFacts(kind, registration, event, emailedFacts),
    ...(action && { action: { label: t(action), href: siteLink(signedPath('registration', id), locale) } }),
    links: action && (await hasSessions(req, event._id)) ? [{ label: t('agenda'), href: agenda }] : [],
    closing: [t(reason)],
    calendar: calendarOf(registration, event, kind, sender),
  })
  const facts = toEmailedFacts(event, locale, emailedFacts)
  if (!isSameFacts(facts, emailedFacts)) await changeRegistration(req, id, { emailedFacts: facts })
}

/** Queues the email that tells the present state of a registration, or what became of its event. */
export async function queueStateEmail(req: PayloadRequest, registration: StoredRegistration, event: Event): Promise<void> {
  const isAsAnnounced = event.status === 'scheduled' || registration.state === 'withdrawn'
  const kind = isAsAnnounced ? EMAIL_KIND_OF_STATE[registration.state] : EMAIL_KIND_OF_EVENT_STATUS[event.status]
  await queueRegistrationEmail(req, kind, registration, event)
}

/** Queues the email on the present state of a registration again, with the calendar entry's next sequence. */
export async function resendRegistrationEmail(req: PayloadRequest, registration: Registration): Promise<void> {
  const { id, event: eventId, locale, sequence } = toStoredRegistration(registration)
  const event = await findEventOrRefuse(req, eventId, locale)
  const changed = await changeRegistration(req, id, { sequence: sequence + 1 })
  await queueStateEmail(req, changed, event)
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
