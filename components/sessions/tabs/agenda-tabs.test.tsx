import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AGENDA_PATH, SETUP, TestAgenda } from '../agenda-fixture'

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })
const panel = (date: string) => document.getElementById(`day-${date}`)
const scrollIntoView = jest.fn()
const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', AGENDA_PATH)
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = scrollIntoView
})

function open(path: string) {
  window.history.replaceState(null, '', path)
  return render(<TestAgenda />)
}

test('one day is shown, and the browser’s own search finds the others', () => {
  open(AGENDA_PATH)
  expect(tab('2027-05-13')).toHaveAttribute('aria-selected', 'true')
  expect(panel('2027-05-13')).not.toHaveAttribute('hidden')
  expect(panel('2027-05-14')).toHaveAttribute('hidden', 'until-found')
  act(() => {
    panel('2027-05-14')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  expect(tab('2027-05-14')).toHaveAttribute('aria-selected', 'true')
  expect(panel('2027-05-14')).not.toHaveAttribute('hidden')
  expect(address()).toBe(`${AGENDA_PATH}?day=2027-05-14`)
})

test('each tab controls its panel, which is named by it', () => {
  open(AGENDA_PATH)
  expect(tab('2027-05-13')).toHaveAttribute('aria-controls', 'day-2027-05-13')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('2027-05-13')
})

test('the keyboard goes through the tabs and around', async () => {
  open(AGENDA_PATH)
  act(() => tab('2027-05-13').focus())
  const steps = [
    ['{ArrowRight}', '2027-05-14'],
    ['{ArrowRight}', 'My plan'],
    ['{ArrowRight}', '2027-05-13'],
    ['{ArrowLeft}', 'My plan'],
    ['{Home}', '2027-05-13'],
    ['{End}', 'My plan'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    expect(tab(name)).toHaveFocus()
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)])
  }
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow key with %s is left to the browser', (key) => {
  open(AGENDA_PATH)
  act(() => tab('2027-05-13').focus())
  expect(fireEvent.keyDown(tab('2027-05-13'), { key: 'ArrowLeft', [key]: true })).toBe(true)
  expect(tab('2027-05-13')).toHaveAttribute('aria-selected', 'true')
  expect(address()).toBe(AGENDA_PATH)
})

test('the address follows a click, filters stay in it, and Back returns', async () => {
  open(`${AGENDA_PATH}?stage=Hall#session-panel`)
  await userEvent.click(tab('2027-05-14'))
  expect(address()).toBe(`${AGENDA_PATH}?stage=Hall&day=2027-05-14`)
  await userEvent.click(tab('My plan'))
  expect(address()).toBe(`${AGENDA_PATH}?stage=Hall&day=2027-05-14#my-plan`)
  act(() => window.history.back())
  await screen.findByRole('tab', { name: /2027-05-14/, selected: true })
})

test('a click that opens a new window is left alone', () => {
  open(AGENDA_PATH)
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay, { once: true })
  fireEvent.click(tab('2027-05-14'), { ctrlKey: true })
  expect(tab('2027-05-13')).toHaveAttribute('aria-selected', 'true')
})

test.each([
  { query: '?day=2027-05-14', name: '2027-05-14' },
  { query: '?day=2027-05-13#session-closing', name: '2027-05-14' },
  { query: '?day=nonsense', name: '2027-05-13' },
])('$query opens $name', ({ query, name }) => {
  open(AGENDA_PATH + query)
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
})

test('a link to a session of another day leads to it', () => {
  open(`${AGENDA_PATH}#session-closing`)
  const item = screen.getByRole('heading', { name: 'Closing' }).closest('li')
  expect(item).toHaveFocus()
  expect(scrollIntoView).toHaveBeenCalled()
})

test('a link to a session moves within the document', async () => {
  open(`${AGENDA_PATH}?stage=Hall`)
  await userEvent.click(screen.getByRole('link', { name: 'Link to Panel' }))
  expect(address()).toBe(`${AGENDA_PATH}?day=2027-05-13#session-panel`)
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(screen.getByRole('heading', { name: 'Panel' }).closest('li')).toHaveFocus()
  // The filter that was there would leave this one out.
  expect(screen.getByRole('heading', { name: 'Workshop' })).toBeVisible()
})

test('the day that was shown stays when the event ends', () => {
  jest.useFakeTimers({ now: Date.parse('2027-05-14T17:50:00Z') })
  open(AGENDA_PATH)
  act(() => jest.advanceTimersByTime(11 * 60_000))
  expect(tab('2027-05-14')).toHaveAttribute('aria-selected', 'true')
  jest.useRealTimers()
})

test('an agenda that comes day by day has links instead of tabs', () => {
  render(<TestAgenda setup={{ ...SETUP, isWhole: false }} />)
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '2027-05-14' })).toHaveAttribute('href', `${AGENDA_PATH}?day=2027-05-14#day-2027-05-14`)
  expect(screen.getByRole('link', { name: '2027-05-13' })).toHaveAttribute('aria-current', 'page')
})
