import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import type { Admitted } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { recordInAuditLog } from '../../audit-log'
import { findEventIfPublished } from '../../content/find-event'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { runStatement, sql } from '../../database/statement'
import { inLockedTransaction, inTransaction, withLocaleRestored } from '../../database/transaction'
import type { Accelerator, ReviewRound } from '../../payload-types'
import { addGuest } from '../../registrations'
import { findRound } from '../rounds/rounds'

/** How many are taken in by one transaction: meanwhile nobody else registers. */
const BATCH = 10

/**
 * Makes participants of those who are accepted and have confirmed where they are asked, as drafts for editors, and guests of the
 * event, as its seats allow. Who is one already stays as they are.
 */
export async function admitAccepted({ payload, user }: Caller, id: string): Promise<Admitted> {
  const round = await findRound(payload, id, DEFAULT_LOCALE)
  const eventId = relationId(round.event)
  const { docs } = await payload.find({ collection: 'accelerators', where: { and: [{ event: { equals: eventId } }, { state: { equals: 'accepted' } }] }, sort: ['createdAt', 'id'], depth: 0, pagination: false })
  const admitted: Admitted = { participants: 0, guests: 0, waiting: [] }
  for (let index = 0; index < docs.length; index += BATCH) {
    const ids = docs.slice(index, index + BATCH).map((application) => application.id)
    await inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
      const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
      if (!event || hasEnded(event)) throw new ContractError('invalid', 'The event is over, cancelled or not published, so nobody can be taken in.')
      // As they are now: a place may have been given up meanwhile.
      const { docs: accepted } = await payload.find({ collection: 'accelerators', where: { and: [{ id: { in: ids } }, { state: { equals: 'accepted' } }] }, sort: ['createdAt', 'id'], depth: 0, pagination: false, req })
      for (const application of accepted) if (!application.confirmBy || application.comes === 'yes') await admit(req, event, application, admitted)
    })
  }
  await inTransaction(payload, DEFAULT_LOCALE, (req) => recordAdmission(Object.assign(req, { user }), round, admitted))
  return admitted
}

async function admit(req: PayloadRequest, event: Event, application: Accelerator, admitted: Admitted): Promise<void> {
  const { id, fullName, email, phone, organization, country, locale } = application
  if (!application.participant) {
    const participant = await withLocaleRestored(req, () => createParticipant(req, event, application))
    await runStatement(req.payload, sql`update accelerators set participant = ${participant} where id = ${id}`, req)
    admitted.participants += 1
  }
  const guest = { fullName, email, phone: phone ?? '', organization: organization ?? '', position: '', country: country ?? '', kind: 'guest', note: '' } as const
  const { outcome } = await addGuest(req, event, guest, { locale, force: false, invite: false, isTold: true })
  if (outcome === 'registered') admitted.guests += 1
  if (outcome === 'waiting') admitted.waiting.push({ application: id, fullName })
}

/** A draft with what the site shows of participants, in the language of the application; nothing that was written for the jury. */
async function createParticipant(req: PayloadRequest, event: Event, { fullName, organization, projectName, country, locale }: Accelerator): Promise<string> {
  const data = { fullName, organization, project: projectName, country, cohort: event.startsAt?.slice(0, 4), events: [event._id], _status: 'draft' as const }
  const { id } = await req.payload.create({ collection: 'participants', data, draft: true, locale, depth: 0, req })
  return id
}

async function recordAdmission(req: PayloadRequest, { id, title }: ReviewRound, { participants, guests, waiting }: Admitted): Promise<void> {
  const counts = [`${participants} participants`, `${guests} guests`, `${waiting.length} waiting for a seat`]
  await recordInAuditLog(req, { action: 'admitted', entity: 'review-rounds', document: id, title, changedFields: counts.join(', ') })
}
