'use client'

import { formatTime, toCalendarDay } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { useAgenda } from './agenda-context'
import styles from './zone-switch.module.css'

interface ShownTimeProps {
  instant: string
  /** The time at the event, formatted on the server, so that the browser formats only other zones. */
  time: string
  /** Whether something ends then. */
  isEnd?: boolean
}

/** A time on the clock that the visitor chose; on paper on that of the event, whose zone is printed above. */
export function ShownTime({ instant, time, isEnd = false }: ShownTimeProps) {
  const { setup, texts, ownZone, isOwnTime } = useAgenda()
  const write = (shown: string) => (isEnd ? fillText(texts.now.until, { time: shown }) : shown)
  const timeZone = isOwnTime && ownZone
  if (!timeZone) return <time dateTime={instant}>{write(time)}</time>
  const [day = '', dayThere = ''] = [timeZone, setup.calendar.timeZone].map((zone) => toCalendarDay(instant, zone))
  return (
    <time dateTime={instant}>
      <span data-no-print="">
        {write(formatTime(instant, { locale: setup.locale, timeZone }))}
        {!isEnd && day !== dayThere && <small> {day < dayThere ? texts.zones.before : texts.zones.after}</small>}
      </span>
      <span className={styles.paper}>{write(time)}</span>
    </time>
  )
}
