'use client'

import { CalendarMenu } from '@/components/ui/tools/calendar-menu'
import { calendarPath, subscriptionAddress, type CalendarTarget } from '@/lib/site/calendar/calendar-address'
import { useAgenda } from '../agenda-context'

/** The addresses carry the sessions, since only the browser knows the plan. */
export function PlanCalendar({ sessions }: { sessions: string[] }) {
  const { setup, texts } = useAgenda()
  const to = (target: CalendarTarget) => calendarPath({ kind: 'plan', key: setup.eventIdentifier, sessions }, target, setup.locale)
  const { addAll, file, google, outlook, subscribe, subscribeHint } = texts.calendar
  return (
    <CalendarMenu
      label={addAll}
      links={[
        { href: to('ics'), label: file },
        { href: to('google'), label: google },
        { href: to('outlook'), label: outlook },
        { href: subscriptionAddress(window.location.origin, to('ics')), label: subscribe, hint: subscribeHint },
      ]}
    />
  )
}
