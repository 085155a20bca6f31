import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { pathTo } from '@/lib/site/routes'
import { formatInstant } from '@/lib/site/text/instants'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import { findEventOrRefuse } from '../../content/find-event'
import { readSessionHours } from '../../content/session-hours'
import { readOnce } from '../../database/read-once'
import { queueEmails, type Email } from '../../email/email-job'
import { toEmailEvent } from '../../email/email-frame'
import { hasColumn } from '../../email/email-kinds'
import { emailTexts, readOwnWords, type OwnWords } from '../../email/email-texts'
import { readOrganisation } from '../../email/organisation'
import { signedPath } from '../../email/signed-links'
import { siteLink } from '../../email/site-link'
import type { Registration } from '../../payload-types'
import { calendarOf } from '../calendar-of'
import { activeCompanions } from '../companions'
import { registrationFacts } from './email-facts'
import { EMAIL_KIND_OF_STATE, kindFor, REGISTRATION_EMAILS, type RegistrationEmailKind } from './registration-kinds'
import { emailTicketsOf } from './email-tickets-of'
import { isSameFacts, toEmailedFacts, type EmailedFacts } from '../../email/emailed-facts'
import { placeText } from './place-text'
import { changeRegistration, saveEmailedFacts, toStoredRegistration, type StoredRegistration } from '../stored-registration'

/**
 * Queues an email about a registration, in the language that the visitor used, and notes when and where the event
 * takes place according to it.
 *
 * @param event the event in that language
 */
export async function queueRegistrationEmail(req: PayloadRequest, kind: RegistrationEmailKind, registration: StoredRegistration, event: Event, outcome?: Outcome): Promise<void> {
  await queueRegistrationEmails(req, kind, [registration], { eventIn: () => Promise.resolve(event), outcomeOf: () => outcome })
}

/** The latest changes to the tickets and companions of a guest. */
export interface Outcome {
  /** How many of their tickets were replaced. */
  replaced?: number
  /** How many companions lost their place along with them. */
  lost?: number
}

export interface EmailsToMany {
  /** The event in a language. */
  eventIn: (locale: Locale) => Promise<Event>
  /** What staff add in their own words, by language. */
  message?: Record<string, string>
  /** Whether all seats that became free have gone to others who waited. */
  isPassedOn?: boolean
  outcomeOf?: (registration: StoredRegistration) => Outcome | undefined
  queue?: string
}

/**
 * Queues an email of one kind about each of several registrations, like {@link queueRegistrationEmail}. Of an event that
 * does not take place as announced it tells that instead.
 */
export async function queueRegistrationEmails(
  req: PayloadRequest,
  kind: RegistrationEmailKind,
  registrations: readonly StoredRegistration[],
  { eventIn, message = {}, outcomeOf, isPassedOn, queue }: EmailsToMany,
): Promise<void> {
  const emails: Email[] = []
  const changed: { id: string; emailedFacts: EmailedFacts }[] = []
  for (const registration of registrations) {
    const { id, locale, emailedFacts: before = null } = registration
    const event = await eventIn(locale)
    const { replaced, lost: lostNow } = outcomeOf?.(registration) ?? {}
    // The companions of a withdrawal are stored nowhere else, and an email that is sent again names them again.
    const lost = registration.state === 'withdrawn' ? (lostNow ?? before?.lost) : lostNow
    const email = await registrationEmail(req, kind, registration, event, { message: message[locale], isPassedOn, replaced, lost })
    emails.push(email)
    const emailedFacts = toEmailedFacts(event, locale, before, { isEntrySent: email.calendar !== undefined, lost })
    if (!isSameFacts(emailedFacts, before)) changed.push({ id, emailedFacts })
  }
  await queueEmails(req, emails, queue)
  await saveEmailedFacts(req, changed)
}

export async function registrationEmail(
  req: PayloadRequest,
  wanted: RegistrationEmailKind,
  registration: StoredRegistration,
  event: Event,
  { message = '', isPassedOn = false, replaced = 0, lost = 0, isSampleOfSeat = false, own }: Outcome & { message?: string; isPassedOn?: boolean; isSampleOfSeat?: boolean; own?: OwnWords },
): Promise<Email> {
  const { id, locale, fullName, email, sequence, emailedFacts = null } = registration
  const kind = kindFor(event, wanted, emailedFacts)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const until = registration.offerEndsAt ? formatInstant(registration.offerEndsAt, { locale, timeZone: event.timezone }) : ''
  // Guests with a seat find their companions on the tickets.
  const companions = registration.state === 'waiting' || registration.state === 'offered' ? await activeCompanions(req.payload, registration, req) : []
  const seats = 1 + companions.length
  const sessions = await readOnce(req, `sessions of ${event._id}`, () => readSessionHours(req.payload, event._id, req))
  const calendar = calendarOf(registration, { event, sessions, organizer: sender }, { isWithdrawn: kind === 'withdrawn', isMoved: wanted === 'moved' })
  const hasEntry = String(isSampleOfSeat || calendar !== undefined)
  const status = registrationStatus(event)
  const hasSeat = String(isSampleOfSeat || registration.state === 'confirmed')
  const place = isSampleOfSeat ? '' : placeText(kind, registration, event, seats)
  const { paragraphs, ...texts } = emailTexts(kind, locale, { event: fullTitleOf(event), name: fullName, until, seats, replaced, hasSeat, hasEntry, status, isPassedOn: String(isPassedOn), hasMessage: String(message !== ''), hours: SEAT_OFFER_HOURS }, own ?? (await readOwnWords(req, event._id, kind, locale)))
  const { action, reason, offersAgain } = REGISTRATION_EMAILS[kind]
  const again = offersAgain && isOpen(status) && {
    label: t(status === 'waitingList' ? 'joinAgain' : 'registerAgain'),
    href: siteLink(pathTo('register', { eventIdentifier: event.identifier }), locale),
  }
  const agenda = siteLink(pathTo('agenda', { eventIdentifier: event.identifier }), locale)
  return {
    key: `registration-${id}-${kind}-${sequence}`,
    // Each email contains all present facts, apart from a message of staff, which is sent once.
    ...(!message && { topic: `registration-${id}` }),
    kind,
    about: `registrations:${id}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    paragraphs: [...paragraphs, place, lost > 0 ? t('withdrawnCompanions', { companions: lost }) : '', kind === 'offer' ? t('offerDecline', { seats }) : '', message].filter(Boolean),
    tickets: hasColumn(kind, 'hasTickets') ? await emailTicketsOf(req.payload, registration, req) : [],
    facts: registrationFacts(kind, registration, event, { companions, previous: emailedFacts }),
    ...(action && { action: { label: t(action), href: siteLink(signedPath('registration', registration), locale) } }),
    ...(again && { action: again }),
    links: action && sessions.length > 0 ? [{ label: t('agenda'), href: agenda }] : [],
    closing: [t(reason, { site: sender.name })],
    calendar,
  }
}

/** Queues the email that tells the present state of a registration. */
export async function queueStateEmail(req: PayloadRequest, registration: StoredRegistration, event: Event): Promise<void> {
  const { state, invitedAt } = registration
  await queueRegistrationEmail(req, state === 'offered' && invitedAt ? 'invitation' : EMAIL_KIND_OF_STATE[state], registration, event)
}

/** Queues the email on the present state of a registration again, with the calendar entry's next sequence. */
export async function resendRegistrationEmail(req: PayloadRequest, registration: Registration): Promise<void> {
  const { id, event: eventId, locale, sequence } = toStoredRegistration(registration)
  const event = await findEventOrRefuse(req, eventId, locale)
  const changed = await changeRegistration(req, id, { sequence: sequence + 1 })
  await queueStateEmail(req, changed, event)
}
