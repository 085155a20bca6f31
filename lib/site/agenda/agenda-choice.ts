import { MY_PLAN, sessionOfFragment } from './agenda-address'

interface DayRequest {
  requested?: string
  /** Undefined while the event is not on. */
  today?: string
  /** The days with sessions that pass the filter. */
  fitting: ReadonlySet<string>
}

/**
 * The day that is shown first: the requested one, else today or the next one while the event is on, or the last where none
 * follows, else the first; all but the requested one preferably with sessions that pass the filter. Empty without days.
 */
export function chooseDay(days: readonly string[], { requested, today, fitting }: DayRequest): string {
  if (requested && days.includes(requested)) return requested
  const candidates = days.filter((day) => fitting.has(day))
  const choices = candidates.length > 0 ? candidates : days
  const next = today ? (choices.find((day) => day >= today) ?? choices.at(-1)) : choices[0]
  return next ?? ''
}

/**
 * The plan or the day that is shown. A session in the fragment outranks a day in the query, because it is more exact.
 */
export function chooseTab(
  fragment: string,
  dayOfSession: (id: string) => string | undefined,
  days: readonly string[],
  request: DayRequest,
): string {
  if (fragment === MY_PLAN) return MY_PLAN
  const id = sessionOfFragment(fragment)
  return (id !== null && dayOfSession(id)) || chooseDay(days, request)
}
