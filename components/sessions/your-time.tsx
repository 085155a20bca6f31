'use client'

import { useSyncExternalStore } from 'react'
import { formatTime, toCalendarDay } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { offsetAt } from '@/lib/site/text/time-zone'
import { useAgenda } from './agenda-context'

/** A time on the visitor's own clock, where it differs from that of the event. */
export function YourTime({ instant }: { instant: string }) {
  const { setup, texts } = useAgenda()
  const own = useSyncExternalStore(stay, ownZone, () => null)
  if (own === null || offsetAt(instant, own) === offsetAt(instant, setup.calendar.timeZone)) return null
  const time = formatTime(instant, { locale: setup.locale, timeZone: own })
  const [there, here] = [toCalendarDay(instant, setup.calendar.timeZone), toCalendarDay(instant, own)]
  const message = here < there ? 'before' : here > there ? 'after' : 'time'
  return <span>{fillText(texts.yourTime[message], { time })}</span>
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function stay(): () => void {
  return () => undefined
}
