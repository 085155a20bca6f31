import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Decision } from '@/lib/contract/review/decisions'
import type { Locale } from '@/lib/i18n/locales'
import { ANNOUNCEMENT_QUEUE, queueEmails, type Email } from '../email/email-job'
import type { Accelerator } from '../payload-types'
import { applicationEmail } from './emails'

/** What is to be told to an applicant. */
interface ToldDecision {
  state: Decision
  /** Until when whoever is accepted must say whether they come. */
  confirmBy: string | null
  /** The order in which free places are offered to those on the waiting list. */
  placeRank?: number | null
}

/** The email that would tell a decision, which changes nothing. @param event in the language of the applicant */
export function previewDecision(req: PayloadRequest, application: Accelerator, decision: ToldDecision, event: Event): Promise<Email> {
  return applicationEmail(req, { ...application, ...toldData(application, decision) }, event)
}

/** Tells each of several applicants what is decided: their own page and their email change as one. The transaction must hold the lock of the event. */
export async function tellDecisions(
  req: PayloadRequest,
  decided: readonly { application: Accelerator; decision: ToldDecision }[],
  eventIn: (locale: Locale) => Promise<Event>,
): Promise<void> {
  const emails: Email[] = []
  for (const { application, decision } of decided) {
    const data = { ...toldData(application, decision), intended: null, placeRank: decision.placeRank ?? application.placeRank }
    const told: Accelerator = await req.payload.update({ collection: 'accelerators', id: application.id, data, depth: 0, req })
    emails.push(await applicationEmail(req, told, await eventIn(told.locale)))
  }
  await queueEmails(req, emails, ANNOUNCEMENT_QUEUE)
}

function toldData({ textForApplicant }: Accelerator, { state, confirmBy }: ToldDecision) {
  return { state, toldState: state, toldText: textForApplicant, ...(state === 'accepted' && { confirmBy, comes: null }) } as const
}
