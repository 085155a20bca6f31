import type { PayloadRequest } from 'payload'
import type { APPLICATION_STATES } from '@/lib/contract/accelerators'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { toEmail } from '../email/email-layout'
import { readOrganisation } from '../email/sender'
import { queueEmail } from '../email/email-queue'
import { getTranslations } from '@/lib/i18n/translations'

/** An application as it lies in the database. */
export interface StoredApplication {
  id: string
  fullName: string
  email: string
  projectName: string
  locale: Locale
  state: (typeof APPLICATION_STATES)[number]
}

const WORDS = {
  received: ['applicationSubject', 'applicationHeading', 'applicationText'],
  shortlisted: ['shortlistedSubject', 'shortlistedHeading', 'shortlistedText'],
  accepted: ['acceptedSubject', 'acceptedHeading', 'acceptedText'],
  declined: ['declinedSubject', 'declinedHeading', 'declinedText'],
} as const

/**
 * Puts a letter into the queue that tells an applicant where the application stands.
 *
 * @param round tells letters of the same state apart, so that a second one is sent when staff ask for it
 */
export async function queueApplicationEmail(req: PayloadRequest, application: StoredApplication, event: Event, round?: string): Promise<void> {
  const { id, fullName, email, projectName: project, locale, state } = application
  const t = getTranslations({ locale, namespace: 'Emails' })
  const organisation = await readOrganisation(req.payload, locale, req)
  const [subject, heading, text] = WORDS[state]
  const title = event.fullTitle || event.title
  const mail = toEmail(
    email,
    {
      subject: t(subject, { event: title }),
      heading: t(heading),
      paragraphs: [t('greeting', { name: fullName }), t(text, { event: title, project })],
      closing: [t('whyApplication')],
    },
    organisation,
  )
  await queueEmail(req, ['application', id, state, round].filter(Boolean).join('-'), { ...mail, ...(organisation.email && { replyTo: organisation.email }) })
}
