import { act, render, screen } from '@testing-library/react'
import { SAVED_AT_ATTRIBUTE } from '@/lib/site/offline/protocol'
import messages from '@/messages/en.json'
import { askWorker } from './ask-worker'
import { StoreTicketButton } from './store-ticket-button'
import { OfflineBar } from './offline-bar'

jest.mock('@/lib/i18n/navigation', () => ({ Link: () => null, usePathname: () => '/' }))
jest.mock('./start-worker', () => ({ startWorker: () => undefined }))
jest.mock('./ask-worker', () => ({ askWorker: jest.fn() }))
const ask = jest.mocked(askWorker)

const { Offline: texts } = messages
const TEXTS = { store: 'Keep', note: 'Note', stored: 'Kept', remove: 'Remove', failed: 'Failed', impossible: 'Impossible' }

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
  render(<StoreTicketButton texts={TEXTS} />)
  expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  expect(screen.getByRole('status')).toHaveTextContent('Impossible')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a browser without workers says so at once', async () => {
  withWorker(undefined)
  render(<StoreTicketButton texts={TEXTS} />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status')).toHaveTextContent('Impossible')
})

test.each([
  { isOnline: true, isSaved: true, words: `${texts.unanswered} Saved on` },
  { isOnline: false, isSaved: true, words: `${texts.offline} Saved on` },
  { isOnline: false, isSaved: false, words: texts.stale },
  { isOnline: true, isSaved: false, words: '' },
])('online: $isOnline, saved: $isSaved reads "$words"', ({ isOnline, isSaved, words }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  document.documentElement.removeAttribute(SAVED_AT_ATTRIBUTE)
  if (isSaved) document.documentElement.setAttribute(SAVED_AT_ATTRIBUTE, '1800000000000')
  render(<OfflineBar locale="en" texts={texts} months={Array.from({ length: 12 }, () => '{day} May')} />)
  const bar = screen.getByRole('status')
  if (words) expect(bar).toHaveTextContent(words)
  else expect(bar).toBeEmptyDOMElement()
})
