import { z } from 'zod'
import { RESENDS_PER_DAY } from '@/lib/site/constants'
import { DAY } from '@/lib/site/text/durations'

/** When a visitor had the email sent again. */
export const ResentAtSchema = z.array(z.iso.datetime())

/** Notes one more time. @returns null where there were enough within a day */
export function withResend(resentAt: readonly string[] | null | undefined, now = new Date()): string[] | null {
  const today = (resentAt ?? []).filter((instant) => now.getTime() - Date.parse(instant) < DAY)
  return today.length >= RESENDS_PER_DAY ? null : [...today, now.toISOString()]
}
