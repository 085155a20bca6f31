import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from './share-button'
import { showMessage } from '../notifications/toast'

jest.mock('../notifications/toast', () => ({ showMessage: jest.fn(() => Promise.resolve()) }))

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

beforeEach(() => jest.mocked(showMessage).mockClear())

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

test('as a link it leads there by itself', () => {
  render(<ShareButton path="/event/summit?lang=ge" title="Summit" texts={TEXTS} href="?day=2027-05-13#session-7" />)
  expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '?day=2027-05-13#session-7')
})
