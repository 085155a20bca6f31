import { act, render, screen } from '@testing-library/react'
import { MINUTE } from '@/lib/site/text/durations'
import { TimedContent } from './timed-content'

const NOW = Date.parse('2027-03-01T07:59:00Z')
const parts = (from: number) => [
  { from, content: <p>Opens at eight</p> },
  { from: NOW + MINUTE, content: <p>The form</p>, isKept: true },
  { from: NOW + 3 * MINUTE, content: <p>Closed</p> },
]

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

test('an open page shows the form when it opens', () => {
  render(<TimedContent parts={parts(NOW)} />)
  expect(screen.getByText('Opens at eight')).toBeVisible()
  act(() => jest.advanceTimersByTime(MINUTE))
  expect(screen.getByText('The form')).toBeVisible()
})

test('a form in use is not taken away when its time is over', () => {
  render(<TimedContent parts={parts(NOW)} />)
  act(() => jest.advanceTimersByTime(MINUTE))
  act(() => jest.advanceTimersByTime(10 * MINUTE))
  expect(screen.getByText('The form')).toBeVisible()
})

test('a page that was kept too long puts itself right when it is opened', () => {
  jest.setSystemTime(NOW + 5 * MINUTE)
  render(<TimedContent parts={parts(NOW)} />)
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Closed')).toBeVisible()
})

test('a moment that is months away breaks no timer', () => {
  render(<TimedContent parts={[{ from: NOW, content: <p>Now</p> }, { from: NOW + 2 ** 32, content: <p>Much later</p> }]} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('Now')).toBeVisible()
})

test.each([
  ['a phone that slept', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a page that Back brings again', () => window.dispatchEvent(new Event('pageshow'))],
])('%s shows what holds by now, but takes no form away', (_, wake) => {
  const laterBy = (minutes: number) => act(() => {
    // The timers stood still meanwhile.
    jest.setSystemTime(NOW + minutes * MINUTE)
    wake()
  })
  render(<TimedContent parts={parts(NOW)} />)
  act(() => jest.advanceTimersByTime(1))
  laterBy(2)
  expect(screen.getByText('The form')).toBeVisible()
  laterBy(9)
  expect(screen.getByText('The form')).toBeVisible()
})
