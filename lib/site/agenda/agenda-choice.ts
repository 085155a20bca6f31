import { MY_PLAN, sessionOfFragment } from './agenda-address'

interface DayWish {
  asked?: string
  /** Undefined while the event is not on. */
  today?: string
  /** The days with sessions that pass the filter. */
  fitting: ReadonlySet<string>
}

/**
 * The day that is shown first: the requested one, else today, else the first, the last two preferably with sessions
 * that pass the filter. Empty without days.
 */
export function chooseDay(days: readonly string[], { asked, today, fitting }: DayWish): string {
  if (asked && days.includes(asked)) return asked
  const wanted = days.filter((day) => fitting.has(day))
  const open = wanted.length > 0 ? wanted : days
  return open.find((day) => day === today) ?? open[0] ?? ''
}

/**
 * The plan or the day that is shown. A session in the fragment outranks a day in the query, because it is more exact.
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
