import { DAY } from '@/lib/site/text/durations'

/** How long a draft is kept after its last change, in days. */
const DRAFT_DAYS = 30

/** The last day on which a draft can be opened. */
export function lastDayOf(savedAt: string): string {
  return new Date(Date.parse(savedAt) + DRAFT_DAYS * DAY).toISOString()
}

/** Drafts that were last saved before it are over. */
export function oldestDraft(now = new Date()): string {
  return new Date(now.getTime() - DRAFT_DAYS * DAY).toISOString()
}
