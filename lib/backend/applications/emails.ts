import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { formatDay } from '@/lib/site/text/dates'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { findEventOrRefuse } from '../content/find-event'
import { relationId } from '../database/relation-id'
import { queueEmail } from '../email/email-job'
import { toEmailEvent } from '../email/email-frame'
import { emailTexts } from '../email/email-kind'
import { readOrganisation } from '../email/organisation'
import type { Accelerator } from '../payload-types'
import { applicationFacts } from './email-facts'
import { EMAIL_KIND_OF_STATE } from './email-kinds'

/**
 * Queues the email that tells the state of an application. Whatever is tried again meanwhile, the last one that
 * goes tells the last state.
 *
 * @param event the event in the language of the applicant
 */
export async function queueApplicationEmail(req: PayloadRequest, application: Accelerator, event: Event): Promise<void> {
  const { id, fullName, email, projectName, locale, state } = application
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  // Whatever event it is stored with: its page says that one applies to the accelerator.
  const programme = event.kind === 'accelerator' ? fullTitleOf(event) : t('accelerator')
  const values = { event: programme, name: fullName, project: projectName ?? '' }
  const { paragraphs, ...texts } = emailTexts(EMAIL_KIND_OF_STATE[state], locale, values)
  const day = event.decisionsAt && formatDay(event.decisionsAt, { locale, timeZone: event.timezone })
  await queueEmail(req, {
    key: `application-${id}-${state}-${randomUUID()}`,
    topic: `application-${id}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    paragraphs: [...paragraphs, ...(state === 'received' && day ? [t('decisionDay', { day })] : [])],
    facts: state === 'received' ? applicationFacts(application, event) : [],
    closing: [t('whyApplication')],
  })
}

export async function resendApplicationEmail(req: PayloadRequest, application: Accelerator): Promise<void> {
  const event = await findEventOrRefuse(req, relationId(application.event), application.locale)
  await queueApplicationEmail(req, application, event)
}
