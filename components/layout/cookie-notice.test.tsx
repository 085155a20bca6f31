import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CookieNotice } from './cookie-notice'

const notice = <CookieNotice label="Cookie notice" text="This site uses cookies." confirm="OK" />
const shown = () => screen.queryByRole('complementary', { name: 'Cookie notice' })

beforeEach(() => window.localStorage.clear())

test('OK takes the notice away and remembers it', async () => {
  render(notice)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(shown()).not.toBeInTheDocument()
  expect(window.localStorage.getItem('policiesConsentShown')).toBe('true')
})

test('a visitor who has said OK does not see the notice again', () => {
  window.localStorage.setItem('policiesConsentShown', 'true')
  render(notice)
  expect(shown()).not.toBeInTheDocument()
})

test('any other value in the storage is no OK', () => {
  window.localStorage.setItem('policiesConsentShown', 'false')
  render(notice)
  expect(shown()).toBeInTheDocument()
})

test('OK in another tab takes the notice away here too', () => {
  render(notice)
  act(() => {
    window.localStorage.setItem('policiesConsentShown', 'true')
    window.dispatchEvent(new StorageEvent('storage', { key: 'policiesConsentShown' }))
  })
  expect(shown()).not.toBeInTheDocument()
})

test('where the storage is refused nobody is told over and over', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  render(notice)
  expect(shown()).not.toBeInTheDocument()
})

// Last of those in the browser: what was refused is remembered as long as the code is loaded.
test('OK takes the notice away though the storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { unmount } = render(notice)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(shown()).not.toBeInTheDocument()
  unmount()
  render(notice)
  expect(shown()).not.toBeInTheDocument()
})

test('the server sends no notice, so that it does not flash up for those who said OK', () => {
  expect(renderToString(notice)).toBe('')
})
