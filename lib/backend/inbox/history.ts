import type { PayloadRequest } from 'payload'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { requireDesk } from '../access/guards'
import { recordInAuditLog } from '../audit-log'
import { relationId } from '../database/relation-id'
import type { Accelerator, CheckIn, Email, Registration, Subscription } from '../payload-types'
import { findByAddress } from './find-by-address'

export type History = Awaited<ReturnType<typeof readHistory>>

interface Entries {
  registrations: Registration[]
  accelerators: Accelerator[]
  subscriptions: Subscription[]
}

/** All that is stored about the owner of an address, for the desk; every read is recorded, without the address. */
export async function readHistory(req: PayloadRequest, typed: string) {
  requireDesk(req)
  const address = comparableAddress(typed)
  const [registrations, accelerators, subscriptions, messages] = await Promise.all([
    findByAddress(req, 'registrations', address),
    findByAddress(req, 'accelerators', address),
    findByAddress(req, 'subscriptions', address),
    findByAddress(req, 'messages', address),
  ])
  const entries = { registrations, accelerators, subscriptions, messages }
  const all = [...registrations, ...accelerators, ...subscriptions, ...messages]
  const [scans, events, emails] = await Promise.all([
    findScans(req, registrations.map(({ id }) => id)),
    findEventTitles(req, [...registrations, ...accelerators].map(({ event }) => relationId(event))),
    findEmailsTo(req, address),
  ])
  const title = Object.entries(entries).map(([entity, { length }]) => `${entity} ${length}`)
  await recordInAuditLog(req, { action: 'viewed', entity: 'people', document: all[0]?.id, title: title.join(', ') })
  const spellings = [...new Set(all.map(({ email }) => email))]
  return { address, spellings, ...entries, scans, events, emails, duplicates: findDuplicates(entries) }
}

/** The entries of which an address should have one only: for an event, or at all. Companions share it on purpose. */
function findDuplicates({ registrations, accelerators, subscriptions }: Entries): Set<string> {
  const isOfOneEvent = (one: Registration | Accelerator, other: Registration | Accelerator) => relationId(one.event) === relationId(other.event)
  const guests = registrations.filter(({ companion }) => companion === 0)
  return new Set([...withOthers(guests, isOfOneEvent), ...withOthers(accelerators, isOfOneEvent), ...withOthers(subscriptions, () => true)].map(({ id }) => id))
}

function withOthers<Entry>(entries: readonly Entry[], isSame: (one: Entry, other: Entry) => boolean): Entry[] {
  return entries.filter((one) => entries.some((other) => other !== one && isSame(one, other)))
}

async function findScans({ payload }: PayloadRequest, registrations: string[]): Promise<CheckIn[]> {
  const { docs } = await payload.find({ collection: 'check-ins', where: { registration: { in: registrations } }, sort: 'at', depth: 0, pagination: false })
  return docs
}

async function findEmailsTo({ payload }: PayloadRequest, address: string): Promise<Email[]> {
  const { docs } = await payload.find({ collection: 'emails', where: { toFolded: { equals: address } }, sort: 'queuedAt', depth: 0, pagination: false })
  return docs
}

async function findEventTitles({ payload }: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'events', where: { id: { in: ids } }, select: { title: true, identifier: true }, locale: DEFAULT_LOCALE, depth: 0, pagination: false })
  return new Map(docs.map(({ id, title, identifier }) => [id, title ?? identifier]))
}
