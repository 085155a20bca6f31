import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import type { Locale } from '@/lib/i18n/locales'
import { findEvent } from '../../content/find-event'
import { fromToken } from '../../email/signed-links'
import { ticketOf } from '../../tickets'
import { activeCompanions } from '../companions'
import { changeRegistration, findRegistrations, IS_OWN, type StoredRegistration } from '../stored-registration'

/** @throws ContractError `notFound` for a link that opens nothing */
export async function readOwnRegistration(token: string, { payload, locale }: { payload: Payload; locale: Locale }): Promise<OwnRegistration> {
  const registration = await findByToken(token, payload)
  return toOwnRegistration(payload, registration, await findEvent(payload, registration.event, locale))
}

/** @throws ContractError `notFound` for a link that opens nothing */
export async function findByToken(token: string, payload: Payload, req?: PayloadRequest): Promise<StoredRegistration> {
  const link = fromToken('registration', token)
  const [registration] = link ? await findRegistrations(payload, { id: { equals: link.id } }, { limit: 1, req }) : []
  const isCurrent = registration && link?.linkVersion === (registration.linkVersion ?? 0) && !(link.holder === 'browser' && registration.claimedAt)
  if (!isCurrent) throw new ContractError('notFound', 'This link does not belong to a registration.')
  return registration
}

/** Notes that the owner of the address has changed the registration, which is then theirs alone. */
export async function claim(req: PayloadRequest, token: string, registration: StoredRegistration): Promise<StoredRegistration> {
  if (registration.claimedAt || fromToken('registration', token)?.holder !== 'mailbox') return registration
  return changeRegistration(req, registration.id, { claimedAt: new Date().toISOString() })
}

export async function toOwnRegistration(
  payload: Payload,
  registration: StoredRegistration,
  event: Pick<Event, 'identifier'>,
  req?: PayloadRequest,
): Promise<OwnRegistration> {
  const { fullName, email, phone, organization, position, country, answers, state, offerEndsAt, kind, checkedInAt, noReminders } = registration
  const companions = await activeCompanions(payload, registration, req)
  return {
    event: event.identifier,
    fullName,
    email,
    phone: phone ?? '',
    organization: organization ?? '',
    position: position ?? '',
    country: country ?? '',
    answers: answers ?? {},
    state,
    offerEndsAt: offerEndsAt ?? null,
    isInvited: state === 'offered' && Boolean(registration.invitedAt),
    hasReminders: !noReminders,
    kind,
    checkedInAt: checkedInAt ?? null,
    ticket: ticketOf(registration),
    companions: companions.map((companion) => ({ fullName: companion.fullName, position: companion.companion, ticket: ticketOf(companion) })),
    place: await waitingListPlace(payload, registration, req),
  }
}

/** The place on the waiting list, from 1; null for guests who are not on it. */
async function waitingListPlace(payload: Payload, { event, state, number }: StoredRegistration, req?: PayloadRequest): Promise<number | null> {
  if (state !== 'waiting') return null
  const isBefore: Where = { and: [IS_OWN, { event: { equals: event } }, { state: { equals: 'waiting' } }, { number: { less_than: number } }] }
  const { totalDocs } = await payload.count({ collection: 'registrations', where: isBefore, req })
  return totalDocs + 1
}
