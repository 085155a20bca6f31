import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { PROJECT_STAGES } from '@/lib/contract/accelerators'
import type { Event } from '@/lib/contract/events'
import { countryName } from '@/lib/i18n/country-name'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { answerText } from '@/lib/site/forms/answer-text'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { formatDay } from '@/lib/site/text/dates'
import { findEventOrRefuse } from '../content/find-event'
import { relationId } from '../database/relation-id'
import { queueEmail, type Email } from '../email/email-job'
import { toEmailEvent } from '../email/email-frame'
import type { EmailKindOf } from '../email/email-kinds'
import type { EmailFact } from '../email/email-layout'
import type { EmailSample } from '../email/email-samples'
import { emailTexts, readOwnWords, type OwnWords } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import type { Accelerator } from '../payload-types'
import { confirmTexts, decisionTexts, queueEventEmails } from './event-emails'

/** The kind of email about each state: sent on arrival, when staff change the state, or when they want it sent again. */
const EMAIL_KIND_OF_STATE = {
  received: 'application',
  shortlisted: 'shortlisted',
  waitingList: 'applicationWaiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'applicationWithdrawn',
} as const satisfies Record<Accelerator['state'], EmailKindOf<'applications'>>

/**
 * Queues the email that tells the state of an application. Whatever is tried again meanwhile, the last one that
 * goes tells the last state.
 *
 * @param event the event in the language of the applicant
 */
export async function queueApplicationEmail(req: PayloadRequest, application: Accelerator, event: Event): Promise<void> {
  await queueEmail(req, await applicationEmail(req, application, event))
}

/** Queues the email that repeats an application as its sender has corrected it. */
export async function queueCorrectionEmail(req: PayloadRequest, application: Accelerator, event: Event): Promise<void> {
  await queueEmail(req, await applicationEmail(req, application, event, { kind: 'applicationChanged' }))
}

/** Queues the email to somebody who has not said in time that they take their place. */
export async function queueLapseEmail(req: PayloadRequest, application: Accelerator, event: Event): Promise<void> {
  await queueEmail(req, await applicationEmail(req, application, event, { kind: 'placeLapsed' }))
}

interface Wording {
  /** Words of staff in place of what is stored. */
  own?: OwnWords
  /** In place of the email about the state alone. */
  kind?: 'applicationChanged' | 'placeLapsed'
}

export async function applicationEmail(req: PayloadRequest, application: Accelerator, event: Event, { own, kind: special }: Wording = {}): Promise<Email> {
  const { id, fullName, email, projectName, locale, toldState: state, toldText } = application
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  // Whatever event it is stored with, since the page of every event says that one applies to the accelerator.
  const programme = event.kind === 'accelerator' ? fullTitleOf(event) : t('accelerator')
  const values = { event: programme, name: fullName, project: projectName ?? '' }
  const kind = special ?? EMAIL_KIND_OF_STATE[state]
  const { paragraphs, ...texts } = emailTexts(kind, locale, values, own ?? (await readOwnWords(req, event._id, kind, locale)))
  return {
    key: `application-${id}-${state}-${randomUUID()}`,
    topic: `application-${id}`,
    kind,
    about: `applications:${id}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    paragraphs: [...paragraphs, ...(toldText ? [toldText] : []), ...confirmTexts(application, event), ...decisionTexts(state, locale, event)],
    facts: kind === 'applicationChanged' || state === 'received' ? applicationFacts(application, event) : [],
    action: { label: t('manageApplication'), href: siteLink(signedPath('application', application), locale) },
    closing: [t('whyApplication')],
  }
}

/** What an applicant sent, in their language. */
function applicationFacts(application: Accelerator, event: Event): EmailFact[] {
  const { locale, country, birthDate, answers } = application
  const f = getTranslations({ locale, namespace: 'FieldNames' })
  const t = getTranslations({ locale, namespace: 'AcceleratorForm' })
  const stage = PROJECT_STAGES.find((one) => one === application.projectStage)
  const facts = [
    { label: f('fullName'), value: application.fullName },
    { label: f('phone'), value: application.phone },
    { label: f('country'), value: country && countryName(country, locale) },
    { label: t('birthDate'), value: birthDate && formatDay(`${birthDate}T12:00:00Z`, { locale, timeZone: 'UTC' }) },
    { label: f('organization'), value: application.organization },
    { label: t('projectName'), value: application.projectName },
    { label: t('projectStage'), value: stage && t(stage) },
    { label: t('link'), value: application.link },
    { label: t('motivation'), value: application.motivation },
    ...questionsOf(event, 'application').map((question) => ({ label: question.label, value: answerText(question, answers?.[question.key], locale) })),
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** The emails about an application, to nobody. */
export const APPLICATION_SAMPLES: Record<EmailKindOf<'applications'>, EmailSample> = {
  application: sampleFor('received'),
  shortlisted: sampleFor('shortlisted'),
  applicationWaiting: sampleFor('waitingList'),
  accepted: sampleFor('accepted'),
  declined: sampleFor('declined'),
  applicationWithdrawn: sampleFor('withdrawn'),
  applicationChanged: sampleFor('received', 'applicationChanged'),
  placeLapsed: sampleFor('withdrawn', 'placeLapsed'),
}

function sampleFor(state: Accelerator['state'], kind?: Wording['kind']): EmailSample {
  return (req, event, locale, own) => {
    const now = new Date().toISOString()
    const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
    const nobody = { id: randomUUID(), event: event._id, fullName, email: '', projectName: '…', locale, state, toldState: state, createdAt: now, updatedAt: now }
    return applicationEmail(req, nobody, event, { own, kind })
  }
}

/** Queues the email that tells the state of an application again, or that the event has been cancelled. */
export async function resendApplicationEmail(req: PayloadRequest, application: Accelerator): Promise<void> {
  const event = await findEventOrRefuse(req, relationId(application.event), application.locale)
  if (event.status === 'cancelled' && !['declined', 'withdrawn'].includes(application.toldState)) await queueEventEmails(req, [application], { eventIn: () => Promise.resolve(event) })
  else await queueApplicationEmail(req, application, event)
}
