import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { AUTOMATIC_ANNOUNCEMENT_DELAY } from '@/lib/site/constants'
import type { Locale } from '@/lib/i18n/locales'
import { MINUTE } from '@/lib/site/text/durations'
import { noteConsequence } from '../access/consequences/consequence'
import { documentName } from '../content/document-name'
import { readValue, removeValue, saveValue } from '../database/key-values'
import { queueJobs } from '../database/queue/queue-job'
import { lockFor } from '../database/transaction'
import type { Announcement } from '../email/announcement-job'
import type { Event } from '../payload-types'
import { readAnnouncedFacts } from './announced-facts'
import { beginRecord, readRecord } from './announcement'
import type { AnnouncementFacts, Audience } from './audience'
import { isSameAnnouncement } from './same-facts'

/** The announcement of the last publication that changed announced facts. */
interface PendingAnnouncement {
  id: string
  /** When it goes out by itself. */
  at: string
  /** Its content as JSON, to tell one change from the next. */
  facts: string
  /** Whether staff have decided that it does not. */
  isHeld: boolean
}

const PENDING = 'pending-announcement-'

/** Milliseconds after its time in which it still counts as on its way: its job may wait for others, or be tried again. */
const LATE = 5 * MINUTE

const isLongPast = ({ at }: PendingAnnouncement) => Date.parse(at) + LATE < Date.now()

/**
 * Tells guests of a new date, place, opening hour or status once it has been published for a while: the entry in their
 * calendars comes with an email. A publication that takes the change back within that time leaves nothing to tell, and
 * one with another change is told instead.
 */
export function announceAfterPublication(audience: Audience): CollectionAfterChangeHook<Event> {
  return async ({ doc, operation, req }) => {
    if (operation !== 'update' || doc._status !== 'published') return doc
    await lockFor(req, doc.id)
    const facts = await readAnnouncedFacts(req, doc.id, audience)
    const pending = await readPending(req, doc.id)
    if (pending && isSameAnnouncement(factsOf(pending), facts) && (await isSettled(req, doc.id, pending))) {
      // An older release may have stored less of them.
      await saveValue(req.payload, PENDING + doc.id, { ...pending, facts: JSON.stringify(facts) } satisfies PendingAnnouncement, req)
      return doc
    }
    const { unnotified, applicants } = await audience.countUnnotified(req.payload, doc.id, req)
    if (unnotified === 0) {
      if (pending) await removeValue(req.payload, PENDING + doc.id, req)
      return doc
    }
    const announcement: Announcement = { id: randomUUID(), event: doc.id, message: {}, last: Number.MAX_SAFE_INTEGER, isForUnnotified: true, isForUntold: true }
    const at = new Date(Date.now() + AUTOMATIC_ANNOUNCEMENT_DELAY).toISOString()
    await saveValue(req.payload, PENDING + doc.id, { id: announcement.id, at, facts: JSON.stringify(facts), isHeld: false } satisfies PendingAnnouncement, req)
    await queueJobs(req, 'announce', [{ announcement }], undefined, at)
    noteConsequence(req, { kind: 'announcement', event: documentName(doc, 'title'), status: doc.status, people: unnotified, applicants })
    return doc
  }
}

/** When the automatic email about the published facts goes out. @returns null when none will */
export async function findPendingInstant(req: PayloadRequest, event: string): Promise<string | null> {
  const pending = await readPending(req, event)
  if (!pending || pending.isHeld || isLongPast(pending)) return null
  return (await hasBegun(req, event, pending)) ? null : pending.at
}

/**
 * Stops the automatic email about the facts that are published now.
 *
 * @returns whether that stopped an email, there was none to stop, or it has just gone out
 */
export async function holdPending(req: PayloadRequest, event: string): Promise<'held' | 'nothing' | 'gone'> {
  const pending = await readPending(req, event)
  if (!pending || pending.isHeld) return 'nothing'
  if (await hasBegun(req, event, pending)) return isLongPast(pending) ? 'nothing' : 'gone'
  await saveValue(req.payload, PENDING + event, { ...pending, isHeld: true }, req)
  return 'held'
}

/** Begins an automatic announcement. @returns whether it is still wanted and has recipients */
export async function beginPending(req: PayloadRequest, { id, event }: Announcement, audience: Audience): Promise<boolean> {
  if ((await readRecord(req, event))?.id === id) return true
  const pending = await readPending(req, event)
  if (pending?.id !== id || pending.isHeld) return false
  const { unnotified: count } = await audience.countUnnotified(req.payload, event, req)
  if (count === 0) {
    await removeValue(req.payload, PENDING + event, req)
    return false
  }
  await beginRecord(req, event, { id, at: new Date().toISOString(), by: '', count })
  return true
}

/** Whether the same facts, published again, need no other announcement than this one. */
async function isSettled(req: PayloadRequest, event: string, pending: PendingAnnouncement): Promise<boolean> {
  return pending.isHeld || Date.parse(pending.at) > Date.now() || hasBegun(req, event, pending)
}

async function hasBegun(req: PayloadRequest, event: string, { id }: PendingAnnouncement): Promise<boolean> {
  return (await readRecord(req, event))?.id === id
}

function factsOf({ facts }: PendingAnnouncement) {
  return JSON.parse(facts) as Record<Locale, AnnouncementFacts> | null
}

function readPending(req: PayloadRequest, event: string): Promise<PendingAnnouncement | null> {
  return readValue<PendingAnnouncement>(req.payload, PENDING + event, req)
}
