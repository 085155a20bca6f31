import { endOf, type SessionTimes } from './agenda'

/**
 * Reads the starred sessions as they are stored.
 *
 * @returns their `_id`s; none when the text is not what this site wrote
 */
export function parsePlan(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds a session to a plan, or takes it off when it is there. */
export function togglePlan(plan: readonly string[], id: string): string[] {
  return plan.includes(id) ? plan.filter((other) => other !== id) : [...plan, id]
}

/** The sessions of a plan that take place at the same time as a given one; ending when it begins is no overlap. */
export function overlapping<Entry extends SessionTimes>(session: Entry, plan: readonly Entry[]): Entry[] {
  return plan.filter(
    (other) =>
      other !== session && Date.parse(other.startsAt) < endOf(session) && Date.parse(session.startsAt) < endOf(other),
  )
}
