'use client'

import type { SessionTimes as Times } from '@/lib/site/agenda/agenda'
import { formatTime } from '@/lib/site/text/dates'
import { useAgenda } from './agenda-context'

export function SessionTimes({ session: { startsAt, endsAt } }: { session: Times }) {
  const { setup } = useAgenda()
  const options = { locale: setup.locale, timeZone: setup.calendar.timeZone }
  return (
    <>
      <time dateTime={startsAt}>{formatTime(startsAt, options)}</time>
      {endsAt && (
        <>
          –<time dateTime={endsAt}>{formatTime(endsAt, options)}</time>
        </>
      )}
    </>
  )
}
