import type { Review } from '@/lib/contract/review/reviews'

/** What a juror writes about an application. */
export type ReviewContent = Pick<Review, 'scores' | 'note' | 'text'>

export const EMPTY_REVIEW: ReviewContent = { scores: {}, note: '', text: '' }

/** Whether two say the same; the site stores texts without blanks around them. */
export function isSameReview(one: ReviewContent, other: ReviewContent): boolean {
  const keys = new Set([...Object.keys(one.scores), ...Object.keys(other.scores)])
  return isSameText(one.note, other.note) && isSameText(one.text, other.text) && [...keys].every((key) => one.scores[key] === other.scores[key])
}

/**
 * Brings together what was written here without a network and what was stored meanwhile, from another device. Each part takes the change that was
 * made; where both were changed, the mark given here holds, and of texts both stay, one below the other.
 *
 * @param base what both began with
 */
export function mergeReview(base: ReviewContent, own: ReviewContent, stored: ReviewContent): ReviewContent {
  const keys = new Set([...Object.keys(own.scores), ...Object.keys(stored.scores)])
  const scores: Record<string, number> = {}
  for (const key of keys) {
    const score = own.scores[key] === base.scores[key] ? stored.scores[key] : own.scores[key]
    if (score !== undefined) scores[key] = score
  }
  return { scores, note: mergeText(base.note, own.note, stored.note), text: mergeText(base.text, own.text, stored.text) }
}

function mergeText(base: string, own: string, stored: string): string {
  if (isSameText(own, base) || isSameText(own, stored)) return stored
  if (isSameText(stored, base) || own.includes(stored.trim())) return own
  return stored.includes(own.trim()) ? stored : `${stored.trim()}\n\n${own.trim()}`
}

function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
