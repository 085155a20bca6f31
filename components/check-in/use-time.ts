import { useFormatter } from 'next-intl'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toWallTime } from '@/lib/site/text/wall-time'

/** Writes instants as hours and minutes of the event's clock; of another day, with that day. */
export function useTime(timeZone: string = SITE_TIME_ZONE): (instant: string) => string {
  const format = useFormatter()
  return (instant) => {
    const time = format.dateTime(new Date(instant), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    const [day, today] = [instant, new Date().toISOString()].map((one) => toWallTime(one, timeZone).slice(0, 10))
    // In figures, since browsers that know no Georgian cannot name a month.
    return day === today ? time : `${day?.slice(8)}.${day?.slice(5, 7)}, ${time}`
  }
}
