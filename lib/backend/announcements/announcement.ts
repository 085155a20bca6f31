import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'
import { readValue, removeValue, saveValue } from '../database/key-values'
import type { Announcement, AnnouncementProgress } from '../email/announcement-job'
import { RECIPIENT_STATUSES, type RecipientStatus } from '../email/recipients'

/** What staff add in their own words, by language, as their screens send it. */
const MessageSchema = z.partialRecord(z.enum(LOCALES), z.string().trim().max(MAX_ANNOUNCEMENT_MESSAGE)).default({})

export type Message = z.infer<typeof MessageSchema>

/** One kind of recipients; without it, everyone. */
export const ToSchema = z.enum(RECIPIENT_STATUSES).optional()

export const AnnouncementBodySchema = z.object({ message: MessageSchema, to: ToSchema })
export const REFUSED_BODY = `Write at most ${MAX_ANNOUNCEMENT_MESSAGE} characters in each language, to everyone or to one of the groups in the list.`

/** The last announcement about an event, as staff see it. */
export interface AnnouncementRecord {
  id: string
  at: string
  /** The address of a member of staff; empty where it went out by itself. */
  by: string
  /** Whom alone it was for; without it, everyone. */
  to?: RecipientStatus
  /** How many were to get it. */
  count: number
  /** How many emails were queued. */
  emailed: number
  /** Null while it runs. */
  endedAt: string | null
  /** The last ones that everybody has got: their job runs again where the process ended before it could note that. */
  finished?: string[]
}

const MOST_FINISHED = 10

const PROGRESS = 'announcement-'
const RECORD = 'last-announcement-'

export function readProgress(req: PayloadRequest, { id }: Announcement): Promise<AnnouncementProgress | null> {
  return readValue<AnnouncementProgress>(req.payload, PROGRESS + id, req)
}

/** Stores how far an announcement has come, as a part of the transaction that queues the emails. */
export async function saveProgress(req: PayloadRequest, announcement: Announcement, progress: AnnouncementProgress, emailed: number): Promise<void> {
  await saveValue(req.payload, PROGRESS + announcement.id, progress, req)
  const record = await readRecord(req, announcement.event)
  if (record?.id === announcement.id) await saveValue(req.payload, RECORD + announcement.event, { ...record, emailed: record.emailed + emailed, endedAt: null }, req)
}

/** Notes that an announcement has begun. The progress of one before that was given up stays: staff may try it again. */
export async function beginRecord(req: PayloadRequest, event: string, record: Omit<AnnouncementRecord, 'emailed' | 'endedAt' | 'finished'>): Promise<void> {
  const last = await readRecord(req, event)
  await saveValue(req.payload, RECORD + event, { ...record, emailed: 0, endedAt: null, finished: last?.finished } satisfies AnnouncementRecord, req)
}

/** @param isDone whether everybody was emailed; else the progress is needed to go on */
export async function endRecord(req: PayloadRequest, { id, event }: Announcement, isDone: boolean): Promise<void> {
  if (isDone) await removeValue(req.payload, PROGRESS + id, req)
  const record = await readRecord(req, event)
  if (!record) return
  const endedAt = record.id === id ? new Date().toISOString() : record.endedAt
  const finished = isDone ? [...(record.finished ?? []), id].slice(-MOST_FINISHED) : record.finished
  await saveValue(req.payload, RECORD + event, { ...record, endedAt, finished } satisfies AnnouncementRecord, req)
}

/** Whether everybody has got an announcement. */
export async function isFinished(req: PayloadRequest, { id, event }: Announcement): Promise<boolean> {
  return (await readRecord(req, event))?.finished?.includes(id) ?? false
}

export function readRecord(req: PayloadRequest, event: string): Promise<AnnouncementRecord | null> {
  return readValue<AnnouncementRecord>(req.payload, RECORD + event, req)
}
