import { MY_PLAN, sessionOfFragment } from './agenda-address'

interface DayWish {
  /** The day that the address names. */
  asked?: string
  /** The present day while the event is on. */
  today?: string
  /** The days that have something to show under the filter. */
  fitting: ReadonlySet<string>
}

/**
 * The day that an agenda shows first: the one asked for, else today, else the first; of the latter two only
 * days that have something to show, as long as there are any.
 *
 * @param days the calendar days of the agenda in order
 * @returns an empty string when there are no days
 */
export function chooseDay(days: readonly string[], { asked, today, fitting }: DayWish): string {
  if (asked && days.includes(asked)) return asked
  const wanted = days.filter((day) => fitting.has(day))
  const open = wanted.length > 0 ? wanted : days
  return open.find((day) => day === today) ?? open[0] ?? ''
}

/**
 * What an agenda shows: the visitor's own plan, or a day. A session in the fragment is stronger than a day
 * in the query, because it is the more exact wish.
 *
 * @param fragment the fragment of the address, without `#`
 * @param dayOfSession tells the day of a session by its `_id`, undefined for one that is not there
 * @returns {@link MY_PLAN} or a calendar day
 */
export function chooseTab(
  fragment: string,
  dayOfSession: (id: string) => string | undefined,
  days: readonly string[],
  wish: DayWish,
): string {
  if (fragment === MY_PLAN) return MY_PLAN
  const id = sessionOfFragment(fragment)
  return (id !== null && dayOfSession(id)) || chooseDay(days, wish)
}
