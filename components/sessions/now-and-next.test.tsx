import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import { AgendaProvider } from './agenda-context'
import { AGENDA_PATH, LISTED, SETUP, TEXTS } from './agenda-fixture'
import { NowAndNext } from './now-and-next'

const ask = jest.fn(() => Promise.resolve(answerOf({ items: LISTED })))

beforeEach(() => {
  window.history.replaceState(null, '', AGENDA_PATH)
  ask.mockClear()
  window.fetch = ask
})

afterEach(() => jest.useRealTimers())

function strip(setup: Partial<AgendaSetup> = {}) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AgendaProvider setup={{ ...SETUP, ...setup }} texts={TEXTS}>
        <NowAndNext />
      </AgendaProvider>
    </SWRConfig>
  )
}

async function openAt(time: string, setup: Partial<AgendaSetup> = {}) {
  jest.useFakeTimers({ now: Date.parse(time) })
  render(strip(setup))
  await act(() => jest.advanceTimersByTimeAsync(10))
}

const stage = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

test('it says what is on and what comes next on each stage, with links', async () => {
  await openAt('2027-05-13T06:20:00Z')
  expect(screen.getByRole('region', { name: 'On now' })).toBeVisible()
  expect(stage('Hall')).toHaveTextContent('Paneluntil 11:00')
  expect(stage('Hall')).toHaveTextContent('Next · Fri 14 May, 10:00Closing')
  expect(stage('Yard')).toHaveTextContent('Next · 10:30Workshop')
  expect(within(stage('Hall')).getByRole('link', { name: 'Panel' })).toHaveAttribute('href', `${AGENDA_PATH}?day=2027-05-13#session-panel`)
})

test('it moves on by itself within half a minute', async () => {
  await openAt('2027-05-13T06:29:40Z')
  expect(stage('Yard')).toHaveTextContent('Next')
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(stage('Yard')).toHaveTextContent('Workshopuntil 12:00')
})

test('between two sessions it names what is coming up', async () => {
  await openAt('2027-05-13T09:00:00Z')
  expect(screen.getByRole('region', { name: 'Coming up' })).toHaveTextContent('Closing')
})

test.each([
  { name: 'before the event', now: '2027-01-01T00:00:00Z', setup: {} },
  { name: 'after the event', now: '2027-06-01T00:00:00Z', setup: {} },
  { name: 'when the event does not take place as announced', now: '2027-05-13T06:20:00Z', setup: { window: null } },
])('it is not there $name, and nothing is asked for', async ({ now, setup }) => {
  await openAt(now, setup)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(ask).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

test('it is gone when the last session has begun and ended', async () => {
  await openAt('2027-05-14T08:00:00Z')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('the server keeps its place while the event is on', () => {
  expect(renderToString(strip({ wasOn: true }))).toContain('On now')
  expect(renderToString(strip({ wasOn: false }))).not.toContain('On now')
})
