import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDoorTime } from '@/lib/site/check-in/door-time'

/** Writes instants by the event's clock. */
export function timeIn(timeZone: string = SITE_TIME_ZONE): (instant: string) => string {
  return (instant) => formatDoorTime(instant, timeZone, Date.now())
}
