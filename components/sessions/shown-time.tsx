'use client'

import { formatTime, toCalendarDay } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { useAgenda } from './agenda-context'

interface ShownTimeProps {
  instant: string
  /** Whether something ends then. */
  isEnd?: boolean
}

/** A time on the clock that the visitor chose. */
export function ShownTime({ instant, isEnd = false }: ShownTimeProps) {
  const { setup, texts, ownZone, isOwnTime } = useAgenda()
  const there = setup.calendar.timeZone
  const timeZone = (isOwnTime && ownZone) || there
  const time = formatTime(instant, { locale: setup.locale, timeZone })
  const [day, dayThere] = [toCalendarDay(instant, timeZone), toCalendarDay(instant, there)]
  return (
    <time dateTime={instant}>
      {isEnd ? fillText(texts.now.until, { time }) : time}
      {!isEnd && day !== dayThere && <small> {day < dayThere ? texts.zones.before : texts.zones.after}</small>}
    </time>
  )
}
