import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

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

const KEY_PREFIX = 'announcement-'
const collection = { collection: 'payload-kv' } as const

export async function readProgress(req: PayloadRequest, announcement: Announcement): Promise<Progress | null> {
  const row = await req.payload.db.findOne<{ id: string; data: Progress }>({ ...collection, req, where: hasKeyOf(announcement) })
  return row?.data ?? null
}

/** Stores how far an announcement has come, as a part of the transaction that queues the emails. */
export async function saveProgress(req: PayloadRequest, announcement: Announcement, progress: Progress): Promise<void> {
  const data = { key: KEY_PREFIX + announcement.id, data: progress }
  await req.payload.db.upsert({ ...collection, req, where: hasKeyOf(announcement), data })
}

function hasKeyOf({ id }: Announcement): Where {
  return { key: { equals: KEY_PREFIX + id } }
}
