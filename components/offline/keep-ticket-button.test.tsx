import { act, render, screen } from '@testing-library/react'
import { KeepTicketButton } from './keep-ticket-button'

const TEXTS = { keep: 'Keep', note: 'Note', kept: 'Kept', remove: 'Remove', failed: 'Failed', impossible: 'Impossible' }

function withWorker(serviceWorker: unknown) {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

beforeEach(() => jest.useFakeTimers())
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
