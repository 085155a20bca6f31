import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'

/** What staff add in their own words, by language, as their screens send it. */
export const MessageSchema = z.partialRecord(z.enum(LOCALES), z.string().trim().max(MAX_ANNOUNCEMENT_MESSAGE)).default({})
export const MESSAGE_TOO_LONG = `Write at most ${MAX_ANNOUNCEMENT_MESSAGE} characters in each language.`

export const AnnouncementSchema = z.object({
  id: z.string(),
  event: z.string(),
  /** What staff add in their own words, by language. */
  message: z.record(z.string(), z.string()),
  /** The highest place in the order of arrival when the announcement was made; nobody behind it gets it. */
  last: z.number(),
})

/** An email to everybody who has registered for an event, about how the event stands now. */
export type Announcement = z.infer<typeof AnnouncementSchema>

/** The registration that was emailed last: its place in the order of arrival, and its id where several share one. */
export interface Progress {
  number: number
  id: string
}

/** The last announcement about an event, as staff see it. */
export interface AnnouncementRecord {
  id: string
  at: string
  by: string
  /** How many were to get it. */
  count: number
  /** How many emails were queued. */
  emailed: number
  /** Null while it runs. */
  endedAt: string | null
}

const PROGRESS = 'announcement-'
const RECORD = 'last-announcement-'
const collection = { collection: 'payload-kv' } as const

export function readProgress(req: PayloadRequest, { id }: Announcement): Promise<Progress | null> {
  return readRow<Progress>(req, PROGRESS + id)
}

/** Stores how far an announcement has come, as a part of the transaction that queues the emails. */
export async function saveProgress(req: PayloadRequest, announcement: Announcement, progress: Progress, emailed: number): Promise<void> {
  await saveRow(req, PROGRESS + announcement.id, progress)
  const record = await readRecord(req, announcement.event)
  if (record?.id === announcement.id) await saveRow(req, RECORD + announcement.event, { ...record, emailed: record.emailed + emailed, endedAt: null })
}

/** Notes that an announcement has begun; the progress of one before that was given up is forgotten. */
export async function beginRecord(req: PayloadRequest, event: string, record: Omit<AnnouncementRecord, 'emailed' | 'endedAt'>): Promise<void> {
  const last = await readRecord(req, event)
  if (last?.endedAt) await removeRow(req, PROGRESS + last.id)
  await saveRow(req, RECORD + event, { ...record, emailed: 0, endedAt: null })
}

/** @param isDone whether everybody was emailed; else the progress is needed to go on */
export async function endRecord(req: PayloadRequest, { id, event }: Announcement, isDone: boolean): Promise<void> {
  if (isDone) await removeRow(req, PROGRESS + id)
  const record = await readRecord(req, event)
  if (record?.id === id) await saveRow(req, RECORD + event, { ...record, endedAt: new Date().toISOString() })
}

export function readRecord(req: PayloadRequest, event: string): Promise<AnnouncementRecord | null> {
  return readRow<AnnouncementRecord>(req, RECORD + event)
}

async function readRow<Data>(req: PayloadRequest, key: string): Promise<Data | null> {
  const row = await req.payload.db.findOne<{ id: string; data: Data }>({ ...collection, req, where: hasKey(key) })
  return row?.data ?? null
}

async function saveRow(req: PayloadRequest, key: string, data: object): Promise<void> {
  await req.payload.db.upsert({ ...collection, req, where: hasKey(key), data: { key, data } })
}

async function removeRow(req: PayloadRequest, key: string): Promise<void> {
  await req.payload.db.deleteMany({ ...collection, req, where: hasKey(key) })
}

function hasKey(key: string): Where {
  return { key: { equals: key } }
}
