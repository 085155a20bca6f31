import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { findEventOrRefuse } from '../content/find-event'
import { relationId } from '../database/relation-id'
import { queueEmail, type Email } from '../email/email-job'
import { toEmailEvent } from '../email/email-frame'
import { emailTexts, type OwnWords } from '../email/email-kind'
import type { EmailSamples } from '../email/email-samples'
import { readOrganisation } from '../email/organisation'
import { readOwnWords } from '../email/own-words'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import type { Accelerator } from '../payload-types'
import { applicationFacts } from './email-facts'
import { EMAIL_KIND_OF_STATE } from './email-kinds'
import { queueEventEmails } from './event-emails'
import { confirmTexts, decisionTexts } from './standing-texts'

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
  await queueEmail(req, await applicationEmail(req, application, event, { isCorrected: true }))
}

/** @param own words of staff in place of what is stored */
async function applicationEmail(req: PayloadRequest, application: Accelerator, event: Event, { own, isCorrected = false }: { own?: OwnWords; isCorrected?: boolean } = {}): Promise<Email> {
  const { id, fullName, email, projectName, locale, toldState: state, toldText } = application
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  // Whatever event it is stored with, since the page of every event says that one applies to the accelerator.
  const programme = event.kind === 'accelerator' ? fullTitleOf(event) : t('accelerator')
  const values = { event: programme, name: fullName, project: projectName ?? '' }
  const kind = isCorrected ? 'applicationChanged' : EMAIL_KIND_OF_STATE[state]
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
    facts: isCorrected || state === 'received' ? applicationFacts(application, event) : [],
    action: { label: t('manageApplication'), href: siteLink(signedPath('application', application), locale) },
    closing: [t('whyApplication')],
  }
}

/** The emails about an application, to nobody. */
export const APPLICATION_SAMPLES: EmailSamples = Object.fromEntries(
  (Object.keys(EMAIL_KIND_OF_STATE) as Accelerator['state'][]).map((state): [string, EmailSamples[string]] => [
    EMAIL_KIND_OF_STATE[state],
    (req, event, locale, own) => {
      const now = new Date().toISOString()
      const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
      const nobody = { id: randomUUID(), event: event._id, fullName, email: '', projectName: '…', locale, state, toldState: state, createdAt: now, updatedAt: now }
      return applicationEmail(req, nobody, event, { own })
    },
  ]),
)

/** Queues the email that tells the state of an application again, or that the event has been cancelled. */
export async function resendApplicationEmail(req: PayloadRequest, application: Accelerator): Promise<void> {
  const event = await findEventOrRefuse(req, relationId(application.event), application.locale)
  if (event.status === 'cancelled' && !['declined', 'withdrawn'].includes(application.toldState)) await queueEventEmails(req, [application], { eventIn: () => Promise.resolve(event) })
  else await queueApplicationEmail(req, application, event)
}
