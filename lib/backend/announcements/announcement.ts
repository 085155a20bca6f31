import type { PayloadRequest, Where } from 'payload'
import type { Locale } from '@/lib/i18n/locales'

/** The longest that staff may add in their own words, in characters. */
export const LONGEST_WORDS = 2000

/** News on an event, for everybody who has registered. */
export interface Announcement {
  /** Names it for good. */
  id: string
  /** The key of the event. */
  event: string
  /** What staff add in their own words, by language. */
  words: Partial<Record<Locale, string>>
  /** The place in the order of arrival of whoever came last before it was made. */
  last: number
}

/** Up to whom an announcement has been written: a place in the order of arrival, and a key for those who share one. */
export interface Progress {
  number: number
  id: string
}

const KEY = 'announcement-'
const store = { collection: 'payload-kv' } as const

/** How far an announcement has come, as the transaction sees it; null when nobody was written to yet. */
export async function readProgress(req: PayloadRequest, announcement: Announcement): Promise<Progress | null> {
  const found = await req.payload.db.findOne<{ id: string; data: Progress }>({ ...store, req, where: keyIs(announcement) })
  return found?.data ?? null
}

/** Notes how far an announcement has come, as a part of the transaction that wrote the letters. */
export async function saveProgress(req: PayloadRequest, announcement: Announcement, progress: Progress): Promise<void> {
  const data = { key: KEY + announcement.id, data: progress }
  await req.payload.db.upsert({ ...store, req, where: keyIs(announcement), data })
}

function keyIs({ id }: Announcement): Where {
  return { key: { equals: KEY + id } }
}
