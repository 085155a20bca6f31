import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MINUTE } from '@/lib/site/text/durations'
import { useModule } from './browser/use-module'
import { Figures } from './figures'
import { Facts } from './layout/facts'
import { showMessage } from './notifications/toast'
import { TimedContent } from './timed-content'
import { ShareButton } from './tools/share-button'

const mockLocale = jest.fn(() => 'en')
jest.mock('next-intl', () => ({ useLocale: () => mockLocale() }))
jest.mock('./notifications/toast', () => ({ showMessage: jest.fn(() => Promise.resolve()) }))

test.each([
  ['en', '48000', '48,000'],
  ['ka', '48000', '48\u00a0000'],
  ['en', '200+', '200+'],
])('in %s, %s is written %s beside what it counts', (locale, value, text) => {
  mockLocale.mockReturnValue(locale)
  render(<Figures figures={[{ value, label: 'people since 2021' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('people since 2021')
  expect(screen.getByRole('definition').textContent).toBe(text)
})

test('a fact without a value is left out, and so is a list without facts', () => {
  const { rerender, container } = render(<Facts facts={[{ label: 'When', value: 'May' }, { label: 'Where', value: '', 'data-fact': 'where' }]} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['When'])
  rerender(<Facts facts={[{ label: 'Where', value: null }]} />)
  expect(container).toBeEmptyDOMElement()
})

test('a module is loaded once it is wanted, and again when that has failed', async () => {
  const LOADED = { name: 'loaded' }
  const load = jest.fn<Promise<typeof LOADED>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(LOADED)
  const { result, rerender } = renderHook(({ isWanted }) => useModule(load, isWanted), { initialProps: { isWanted: false } })
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current).toMatchObject({ module: undefined, hasFailed: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ module: LOADED, hasFailed: false }))
  expect(load).toHaveBeenCalledTimes(2)
})

describe('a part of a page that changes by itself', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())

  const NOW = Date.parse('2027-03-01T07:59:00Z')
  const parts = (from: number) => [
    { from, content: <p>Opens at eight</p> },
    { from: NOW + MINUTE, content: <p>The form</p>, isPersistent: true },
    { from: NOW + 3 * MINUTE, content: <p>Closed</p> },
  ]

  test('a form in use is not taken away when its time is over', () => {
    render(<TimedContent parts={parts(NOW)} />)
    act(() => jest.advanceTimersByTime(MINUTE))
    act(() => jest.advanceTimersByTime(10 * MINUTE))
    expect(screen.getByText('The form')).toBeVisible()
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
})

describe('sharing', () => {
  beforeEach(() => jest.mocked(showMessage).mockClear())

  const TEXTS = { share: 'Share', copied: 'Copied', failed: 'Copy it yourself: {link}' }
  const LINK = 'http://localhost/event/summit?lang=ge'

  function setup(navigatorParts: { share?: unknown; clipboard?: unknown }) {
    const user = userEvent.setup({ writeToClipboard: false })
    for (const name of ['share', 'clipboard'] as const) {
      Object.defineProperty(navigator, name, { value: navigatorParts[name], configurable: true })
    }
    render(<ShareButton path="/event/summit?lang=ge" title="სამიტი" texts={TEXTS} />)
    return user.click(screen.getByRole('button', { name: 'Share' }))
  }

  test('the device shares where it can, with the language in the link', async () => {
    const share = jest.fn(() => Promise.resolve())
    await setup({ share })
    expect(share).toHaveBeenCalledWith({ url: LINK, title: 'სამიტი' })
    expect(showMessage).not.toHaveBeenCalled()
  })

  test('a visitor who closes the share sheet gets no message', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    await setup({ share: () => Promise.reject(new DOMException('', 'AbortError')), clipboard: { writeText } })
    expect(writeText).not.toHaveBeenCalled()
    expect(showMessage).not.toHaveBeenCalled()
  })

  test.each([
    { name: 'has no way of sharing', share: undefined },
    { name: 'refuses to share', share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ])('where the device $name, the link is copied, and that is said', async ({ share }) => {
    const writeText = jest.fn(() => Promise.resolve())
    await setup({ share, clipboard: { writeText } })
    await waitFor(() => expect(showMessage).toHaveBeenCalledWith('Copied'))
    expect(writeText).toHaveBeenCalledWith(LINK)
  })

  test('where nothing can be copied either, the link is shown', async () => {
    await setup({})
    await waitFor(() => expect(showMessage).toHaveBeenCalledWith(`Copy it yourself: ${LINK}`, { duration: 15_000 }))
  })
})
