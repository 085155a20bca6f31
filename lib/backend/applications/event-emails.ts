import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { pathTo } from '@/lib/site/routes'
import { formatDay } from '@/lib/site/text/dates'
import { formatInstant } from '@/lib/site/text/instants'
import { runStatement, sql } from '../database/statement'
import { toEmailEvent } from '../email/email-frame'
import { queueEmails, type Email } from '../email/email-job'
import { emailTexts } from '../email/email-texts'
import { toEmailedFacts, type EmailedFacts } from '../email/emailed-facts'
import { eventEmailKind, timeAndPlaceFacts, toListedFacts, type EventEmailKind } from '../email/event-emails'
import { readOrganisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import type { Accelerator } from '../payload-types'

type Applicant = Pick<Accelerator, 'id' | 'locale' | 'fullName' | 'email' | 'projectName' | 'toldState' | 'emailedFacts' | 'linkVersion'>

interface EventEmails {
  /** The event in a language. */
  eventIn: (locale: Locale) => Promise<Event>
  /** What staff add in their own words, by language. */
  message?: Record<string, string>
  queue?: string
}

/** Queues an email to each of several applicants that says how the event stands, and notes when and where it takes place according to it. */
export async function queueEventEmails(req: PayloadRequest, applications: readonly Accelerator[], { eventIn, message = {}, queue }: EventEmails): Promise<void> {
  const emails: Email[] = []
  for (const application of applications) {
    const { id, locale, emailedFacts = null } = application
    const event = await eventIn(locale)
    emails.push(await eventEmail(req, eventEmailKind(event, emailedFacts), application, event, message[locale]))
    const facts = JSON.stringify(applicantFacts(event, locale, emailedFacts))
    await runStatement(req.payload, sql`update accelerators set emailed_facts = ${facts} where id = ${id}`, req)
  }
  await queueEmails(req, emails, queue)
}

/** The facts that applicants know of an event; the time when doors open is for guests. */
export function applicantFacts(event: Event, locale: Locale, previous: EmailedFacts | null = null): EmailedFacts {
  const { doors: _, ...facts } = toEmailedFacts(event, locale, previous)
  return facts
}

/** A preview of such an email, about nobody's application. */
export function sampleEventEmail(req: PayloadRequest, kind: EventEmailKind, event: Event, locale: Locale, message: string, state: Accelerator['state'] = 'received'): Promise<Email> {
  const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
  return eventEmail(req, kind, { id: randomUUID(), locale, fullName, email: '', toldState: state }, event, message)
}

async function eventEmail(req: PayloadRequest, kind: EventEmailKind, applicant: Applicant, event: Event, message = ''): Promise<Email> {
  const { id, locale, fullName, email, projectName, emailedFacts = null } = applicant
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const { paragraphs, ...texts } = emailTexts(kind, locale, { event: fullTitleOf(event), name: fullName, hasSeat: 'false', hasMessage: String(message !== '') })
  const isCancelled = kind === 'eventCancelled'
  const project = { label: getTranslations({ locale, namespace: 'AcceleratorForm' })('projectName'), value: projectName ?? '' }
  return {
    key: `application-${id}-${kind}-${randomUUID()}`,
    // After a cancellation no decision is sent; otherwise decisions and changes are emailed independently.
    ...(!message && { topic: isCancelled ? `application-${id}` : `application-${id}-event` }),
    kind,
    about: `applications:${id}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    paragraphs: [...paragraphs, ...applicationTexts(kind, applicant, event), message].filter(Boolean),
    facts: toListedFacts([...timeAndPlaceFacts(event, locale, kind === 'eventNews' ? null : emailedFacts), project]),
    ...(!isCancelled && { action: { label: t('viewEvent'), href: siteLink(pathTo('event', { eventIdentifier: event.identifier }), locale) } }),
    links: [{ label: t('manageApplication'), href: siteLink(signedPath('application', applicant), locale) }],
    closing: [t('whyApplication')],
  }
}

/** The texts about the application that an email on an event adds for applicants. */
function applicationTexts(kind: EventEmailKind, { locale, toldState: state }: Pick<Accelerator, 'locale' | 'toldState'>, event: Event): string[] {
  if (state === 'declined' || state === 'withdrawn') return []
  const t = getTranslations({ locale, namespace: 'Emails' })
  const isAccepted = String(state === 'accepted')
  if (kind === 'eventCancelled') return [t('applicationEnds', { isAccepted })]
  return [t('applicationStands', { isAccepted, isRevived: String(kind === 'eventRevived') }), ...decisionTexts(state, locale, event)]
}

/** The day until which applicants get a decision, as long as that can be promised. */
export function decisionTexts(state: Accelerator['state'], locale: Locale, { decisionsAt, timezone: timeZone }: Event): string[] {
  if (state !== 'received' || !decisionsAt || Date.parse(decisionsAt) < Date.now()) return []
  return [getTranslations({ locale, namespace: 'Emails' })('decisionDay', { day: formatDay(decisionsAt, { locale, timeZone }) })]
}

/** Until when an accepted applicant has to say whether they come. */
export function confirmTexts({ toldState, locale, confirmBy, comes }: Pick<Accelerator, 'toldState' | 'locale' | 'confirmBy' | 'comes'>, { timezone: timeZone }: Event): string[] {
  if (toldState !== 'accepted' || !confirmBy || comes) return []
  return [getTranslations({ locale, namespace: 'Emails' })('confirmPlace', { until: formatInstant(confirmBy, { locale, timeZone }) })]
}
