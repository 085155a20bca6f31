import { isOverlap, spanOf, type SessionTimes } from './agenda'

/** Reads the `_id`s of starred sessions from local storage; none when the text is not one of ours. */
export function parsePlan(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function togglePlan(plan: readonly string[], id: string): string[] {
  return plan.includes(id) ? plan.filter((other) => other !== id) : [...plan, id]
}

/** Sessions of the plan at the same time as another. */
export function overlapping<Entry extends SessionTimes>(session: Entry, plan: readonly Entry[]): Entry[] {
  const span = spanOf(session)
  return plan.filter((other) => other !== session && isOverlap(span, spanOf(other)))
}
