import { act, fireEvent, render, screen } from '@testing-library/react'
import type { WorkerAnswer } from '@/lib/site/offline/protocol'
import { askWorker } from './ask-worker'
import { KeepTicketButton } from './keep-ticket-button'

jest.mock('./ask-worker', () => ({ askWorker: jest.fn() }))
const ask = jest.mocked(askWorker)

const TEXTS = { keep: 'Keep', note: 'Note', kept: 'Kept', remove: 'Remove', failed: 'Failed', impossible: 'Impossible' }

function withWorker(serviceWorker: unknown) {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
  ask.mockReset().mockResolvedValue(null)
})
afterEach(() => {
  jest.useRealTimers()
  withWorker(undefined)
})

test('where no worker ever starts, the ticket says that it cannot be kept instead of waiting for ever', async () => {
  withWorker({ ready: new Promise(() => undefined), getRegistration: () => Promise.resolve(undefined) })
  render(<KeepTicketButton texts={TEXTS} />)
  expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  expect(screen.getByRole('status')).toHaveTextContent('Impossible')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a browser without workers says so at once', async () => {
  withWorker(undefined)
  render(<KeepTicketButton texts={TEXTS} />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status')).toHaveTextContent('Impossible')
})

test('with a worker the ticket can be kept', async () => {
  withWorker({ ready: Promise.resolve({}), getRegistration: () => Promise.resolve(undefined) })
  render(<KeepTicketButton texts={TEXTS} />)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('button', { name: 'Keep' })).toBeEnabled()
})

test('the focus stays on the button while the ticket is being kept, and a second press changes nothing', async () => {
  withWorker({ ready: Promise.resolve({}), getRegistration: () => Promise.resolve(undefined) })
  render(<KeepTicketButton texts={TEXTS} />)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  const button = screen.getByRole('button', { name: 'Keep' })
  act(() => button.focus())
  ask.mockClear()
  let answer: (list: WorkerAnswer) => void = () => undefined
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  fireEvent.click(button)
  expect(button).toHaveFocus()
  // jsdom leaves the focus where a browser takes it away.
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  expect(ask).toHaveBeenCalledTimes(1)
  await act(() => Promise.resolve().then(() => answer([{ address: window.location.pathname, title: 'Ticket', savedAt: 1, isTicket: true }])))
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'false')
})
