'use client'

import { formatTime, toCalendarDay } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { useAgenda } from './agenda-context'

interface ShownTimeProps {
  instant: string
  /** What clocks show at the event, so that nothing needs to be formatted for who keeps to that. */
  time: string
  /** Whether something ends then. */
  isEnd?: boolean
}

/** A time on the clock that the visitor chose. */
export function ShownTime({ instant, time, isEnd = false }: ShownTimeProps) {
  const { setup, texts, ownZone, isOwnTime } = useAgenda()
  const timeZone = isOwnTime && ownZone
  const shown = timeZone ? formatTime(instant, { locale: setup.locale, timeZone }) : time
  const [day, dayThere] = timeZone ? [timeZone, setup.calendar.timeZone].map((zone) => toCalendarDay(instant, zone)) : []
  return (
    <time dateTime={instant}>
      {isEnd ? fillText(texts.now.until, { time: shown }) : shown}
      {!isEnd && day && dayThere && day !== dayThere && <small> {day < dayThere ? texts.zones.before : texts.zones.after}</small>}
    </time>
  )
}
