import type { ReactNode } from 'react'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import messages from '@/messages/en.json'
import { AgendaFilters } from './filters/agenda-filters'
import { AgendaProvider } from './agenda-context'
import { AgendaTabs } from './tabs/agenda-tabs'
import type { AgendaTexts } from './agenda-texts'
import { NothingFits } from './filters/nothing-fits'
import { SessionItem } from './session-item'
import { StarButton } from './plan/star-button'
import type { ListedSession } from './listed-session'

/** The address of the agenda that the islands' tests work on. */
export const AGENDA_PATH = '/event/summit/agenda'

/** Its sessions as the browser reads them: two at once on the first day, one on the second. */
export const LISTED: ListedSession[] = [
  listed('panel', 'Panel', '2027-05-13T06:00:00Z', '2027-05-13T07:00:00Z', 'Hall'),
  listed('workshop', 'Workshop', '2027-05-13T06:30:00Z', '2027-05-13T08:00:00Z', 'Yard'),
  listed('closing', 'Closing', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z', 'Hall'),
]

/** The context of its islands. */
export const SETUP: AgendaSetup = {
  eventIdentifier: 'summit',
  locale: 'en',
  calendar: { dates: {}, timeZone: 'Asia/Tbilisi' },
  zone: 'Tbilisi time, UTC+4',
  zoneName: 'Tbilisi time',
  days: ['2027-05-13', '2027-05-14'],
  dayNames: {
    '2027-05-13': { long: 'Thursday 13 May', short: 'Thu 13 May' },
    '2027-05-14': { long: 'Friday 14 May', short: 'Fri 14 May' },
  },
  window: { from: Date.parse('2027-05-13T05:00:00Z'), to: Date.parse('2027-05-14T18:00:00Z') },
  wasOn: false,
  isOpen: true,
  day: '2027-05-13',
  query: '',
  isWhole: true,
  sessions: LISTED.map(({ _id, startsAt, endsAt, stage }) => ({
    _id,
    date: startsAt.slice(0, 10),
    startsAt,
    endsAt,
    stageKey: stage,
    format: _id,
    speakers: [],
  })),
  counts: { '2027-05-13': 2, '2027-05-14': 1 },
}

/** Its words. */
export const TEXTS: AgendaTexts = {
  count: messages.AgendaCount,
  found: { one: '{count} of 3 sessions', other: '{count} of 3 sessions' },
  tabs: messages.AgendaTabs,
  filters: messages.AgendaFilters,
  print: messages.PrintButton,
  zones: messages.ZoneSwitch,
  running: messages.SessionItem.running,
  now: messages.NowAndNext,
  plan: messages.MyPlan,
  calendar: messages.AddToCalendar,
}

/** An agenda for tests. */
export function TestAgenda({ setup = SETUP, children }: { setup?: AgendaSetup; children?: ReactNode }) {
  const days = setup.isWhole ? setup.days : [setup.day]
  return (
    <AgendaProvider setup={setup} texts={TEXTS}>
      {children}
      <AgendaFilters
        choices={{ stage: ['Hall', 'Yard'].map((stage) => ({ value: stage, label: stage })), format: [], speaker: [] }}
      >
        {null}
      </AgendaFilters>
      <AgendaTabs
        days={setup.days.map((date) => ({ date, label: date, title: '' }))}
        panels={days.map((date) => ({ date, content: <TestDay date={date} setup={setup} /> }))}
      />
    </AgendaProvider>
  )
}

function TestDay({ date, setup }: { date: string; setup: AgendaSetup }) {
  return (
    <>
      <ul>
        {LISTED.filter((session) => session.startsAt.startsWith(date)).map(({ _id, title }) => (
          <SessionItem key={_id} id={_id} isBreak={false}>
            <h3>{title}</h3>
            <a href={`${AGENDA_PATH}?day=${date}#session-${_id}`}>Link to {title}</a>
            <StarButton id={_id} label={`${title} in my plan`} />
          </SessionItem>
        ))}
      </ul>
      <NothingFits date={date} pending={`Nothing yet on ${setup.eventIdentifier}`} />
    </>
  )
}

function listed(_id: string, title: string, startsAt: string, endsAt: string, stage: string): ListedSession {
  return { _id, title, startsAt, endsAt, stage, sessionDay: null }
}
