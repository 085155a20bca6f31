import { DAY } from '../text/durations'

/** How long before the end of a round its jurors are reminded, the later ones first. */
const BEFORE_END = { day: DAY, week: 7 * DAY } as const

export type JurorReminder = keyof typeof BEFORE_END

/** The reminder for which it is time; null for none: in a round that is shorter than that, nobody is reminded as it begins. */
export function dueReminder({ opensAt, closesAt }: { opensAt?: string | null; closesAt?: string | null }, now: number): JurorReminder | null {
  const end = Date.parse(closesAt ?? '')
  if (!(now < end)) return null
  const kind = (Object.keys(BEFORE_END) as JurorReminder[]).find((one) => now >= end - BEFORE_END[one])
  return kind && end - BEFORE_END[kind] > Date.parse(opensAt ?? '1970-01-01') ? kind : null
}
