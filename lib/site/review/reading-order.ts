import type { ReviewAssignment } from '@/lib/contract/review/reviews'

type Assigned = Pick<ReviewAssignment, 'id' | 'state'>

const isUnread = ({ state }: Assigned) => state === 'open' || state === 'draft'

/** What is to be read after one assignment, from the beginning of the list again behind its end; null where all is read. */
export function nextUnread(assignments: readonly Assigned[], after: string | null): string | null {
  const index = assignments.findIndex(({ id }) => id === after)
  const order = [...assignments.slice(index + 1), ...assignments.slice(0, index + 1)]
  return order.find((one) => isUnread(one) && one.id !== after)?.id ?? null
}

/** The one before or behind in the list. @param step -1 or 1 */
export function neighbour(assignments: readonly Assigned[], id: string, step: -1 | 1): string | null {
  const index = assignments.findIndex((one) => one.id === id)
  return index < 0 ? null : (assignments[index + step]?.id ?? null)
}
