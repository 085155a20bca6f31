import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import type { DecisionEmails } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { DAY } from '@/lib/site/text/durations'
import { placeOfferEnd } from '@/lib/site/events/own-application-status'
import { previewDecision } from '../../applications'
import { eventReader } from '../../content/event-reader'
import { findEventIfPublished } from '../../content/find-event'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inTransaction } from '../../database/transaction'
import { queueEmails, toMessage, type Email } from '../../email/email-job'
import type { Accelerator, ReviewRound } from '../../payload-types'
import { rankRound } from './ranking'

const UNPUBLISHED = 'The event is not published, so nobody can be told anything.'
const NOTHING = 'There is no decision that applicants do not know yet.'

/** Until when whoever is accepted now must confirm the place: as the round says, or else as long as somebody from the waiting list has. */
export async function confirmByOf(req: PayloadRequest, { event, confirmBy }: ReviewRound): Promise<string | null> {
  const published = await findEventIfPublished(req.payload, relationId(event), DEFAULT_LOCALE, req)
  if (!published) throw new ContractError('invalid', UNPUBLISHED)
  return laterConfirmBy(confirmBy ?? null, published)
}

/** A moment that leaves time to answer; null where nobody is asked. */
export function laterConfirmBy(confirmBy: string | null, event: Event): string | null {
  return !confirmBy || Date.parse(confirmBy) > Date.now() + DAY ? confirmBy : placeOfferEnd(event)
}

/** The emails that a release would send now. */
export async function previewRelease({ payload }: Caller, id: string): Promise<DecisionEmails> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const emails: DecisionEmails = []
    for (const { application, email } of await composeEmails(req, id)) {
      emails.push({ application: application.id, locale: application.locale, subject: email.subject, text: toMessage(email).text })
    }
    return emails
  })
}

/** Emails one of each kind and language to the member of staff who asks. */
export async function testRelease({ payload, user }: Caller, id: string): Promise<void> {
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const oneOfEach = new Map((await composeEmails(req, id)).map(({ application: { intended, locale }, email }) => [`${intended} ${locale}`, email]))
    const tests = [...oneOfEach.values()].map((email): Email => {
      const subject = getTranslations({ locale: email.sender.locale, namespace: 'Emails' })('letterTest', { subject: email.subject })
      return { ...email, subject, to: user?.email ?? '', topic: undefined, about: undefined }
    })
    if (tests.length === 0) throw new ContractError('invalid', NOTHING)
    await queueEmails(req, tests)
  })
}

/** With links that open nothing: whoever has one acts as the applicant. */
async function composeEmails(req: PayloadRequest, id: string): Promise<{ application: Accelerator; email: Email }[]> {
  const { round, applications } = await rankRound(req, id)
  const confirmBy = await confirmByOf(req, round)
  const eventIn = eventReader(req, relationId(round.event))
  const composed: { application: Accelerator; email: Email }[] = []
  for (const application of applications) {
    if (!application.intended) continue
    const named = { ...application, id: randomUUID() }
    composed.push({ application, email: await previewDecision(req, named, { state: application.intended, confirmBy }, await eventIn(application.locale)) })
  }
  return composed
}
