import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import { AGENDA_PATH, LISTED, TestAgenda } from '../agenda-fixture'

const KEY = 'agendaPlan:summit'
const star = (title: string) => screen.getByRole('button', { name: `${title} in my plan` })
const plan = () => screen.getByRole('tabpanel', { name: /My plan/ })

let answer: () => Promise<Response>
const ask = jest.fn(() => answer())

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', AGENDA_PATH)
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  answer = () => Promise.resolve(answerOf({ items: LISTED, total: 3, page: 1, limit: 3 }))
  ask.mockClear()
  window.fetch = ask
})

function open(stored?: string[]) {
  if (stored) window.localStorage.setItem(KEY, JSON.stringify(stored))
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TestAgenda />
    </SWRConfig>,
  )
}

const showPlan = () => userEvent.click(screen.getByRole('tab', { name: /My plan/ }))

test('a star cannot be pressed before it works', () => {
  document.body.innerHTML = renderToString(<TestAgenda />)
  for (const button of screen.getAllByRole('button', { pressed: false })) expect(button).toBeDisabled()
  document.body.innerHTML = ''
  open()
  expect(star('Panel')).toBeEnabled()
})

test('a star is kept, counted, and can be taken off again', async () => {
  open()
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'true')
  expect(window.localStorage.getItem(KEY)).toBe('["panel"]')
  expect(screen.getByRole('tab', { name: /My plan/ })).toHaveTextContent('1')
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'false')
  expect(window.localStorage.getItem(KEY)).toBe('[]')
})

test('a star put on in another tab of the browser shows here', async () => {
  open()
  await act(async () => {
    window.localStorage.setItem(KEY, '["closing"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.getByRole('tab', { name: /My plan/ })).toHaveTextContent('1')
})

test('an empty plan tells how to fill it, and asks for nothing', async () => {
  open()
  await showPlan()
  expect(within(plan()).getByText(/Star the sessions/)).toBeVisible()
  await userEvent.click(within(plan()).getByRole('button', { name: 'See the agenda' }))
  expect(screen.getByRole('heading', { name: 'Panel' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /2027-05-13/ })).toHaveFocus()
  expect(ask).not.toHaveBeenCalled()
})

test('the plan shows what is starred by day and time, with links into the agenda', async () => {
  open(['closing', 'panel'])
  await showPlan()
  expect(await within(plan()).findByRole('heading', { name: 'Thursday 13 May' })).toBeVisible()
  const listed = within(plan()).getAllByRole('heading', { level: 4 })
  expect(listed.map(({ textContent }) => textContent)).toEqual(['Panel', 'Closing'])
  expect(within(plan()).getByRole('link', { name: 'Closing' })).toHaveAttribute('href', `${AGENDA_PATH}?day=2027-05-14#session-closing`)
  expect(plan()).toHaveTextContent('10:00 until 11:00')
  expect(plan()).not.toHaveTextContent('Overlaps')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('sessions that take place at the same time warn of each other until one is removed', async () => {
  open(['workshop', 'panel'])
  await showPlan()
  expect(await within(plan()).findByText('Overlaps with “Workshop”')).toBeVisible()
  expect(within(plan()).getByText('Overlaps with “Panel”')).toBeVisible()
  await userEvent.click(within(plan()).getByRole('button', { name: 'Remove “Panel” from my plan' }))
  expect(within(plan()).queryByText(/Overlaps/)).not.toBeInTheDocument()
  expect(plan()).toHaveFocus()
  expect(window.localStorage.getItem(KEY)).toBe('["workshop"]')
})

test('without a connection the plan says so, and tries again on demand', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  open(['panel'])
  await showPlan()
  expect(await within(plan()).findByRole('alert')).toHaveTextContent('your starred sessions are safe')
  answer = () => Promise.resolve(answerOf({ items: LISTED }))
  await userEvent.click(within(plan()).getByRole('button', { name: 'Try again' }))
  expect(await within(plan()).findByRole('link', { name: 'Panel' })).toBeVisible()
})

// Last, because what was refused is remembered as long as the code is loaded.
test('where the storage is refused, stars last for the visit', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  open()
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'false')
})
