import type { Event } from '@/lib/contract/events'
import { fromWallTime, toWallTime } from '../text/wall-time'

const CLOCK_TIME = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\b/g
const DAY_LENGTH = '2027-05-13'.length

/**
 * When doors open on the first day, as far as staff's line on doors says it.
 *
 * @returns null for a line without a time, with more than one, or with one after the beginning
 */
export function doorTime({ doors, startsAt, timezone }: Pick<Event, 'doors' | 'startsAt' | 'timezone'>): string | null {
  const [time, ...others] = [...doors.matchAll(CLOCK_TIME)]
  if (!startsAt || !time || others.length > 0) return null
  const [, hour = '', minute = ''] = time
  const opens = fromWallTime(`${toWallTime(startsAt, timezone).slice(0, DAY_LENGTH)}T${hour.padStart(2, '0')}:${minute}`, timezone)
  return opens && Date.parse(opens) <= Date.parse(startsAt) ? opens : null
}
