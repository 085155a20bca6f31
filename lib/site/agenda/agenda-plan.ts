import { endOf, type SessionTimes } from './agenda'

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

/** Sessions of the plan at the same time as another; one that ends when it begins does not overlap. */
export function overlapping<Entry extends SessionTimes>(session: Entry, plan: readonly Entry[]): Entry[] {
  return plan.filter(
    (other) =>
      other !== session && Date.parse(other.startsAt) < endOf(session) && Date.parse(session.startsAt) < endOf(other),
  )
}
