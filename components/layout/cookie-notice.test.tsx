import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CookieNotice } from './cookie-notice'

const notice = <CookieNotice label="Cookie notice" text="This site uses cookies." confirm="OK" />
const shown = () => screen.queryByRole('complementary', { name: 'Cookie notice' })

beforeEach(() => window.localStorage.clear())

test.each([['true', false], ['false', true]])('to a visitor with "%s" in the storage the notice is shown: %s', (stored, isShown) => {
  window.localStorage.setItem('policiesConsentShown', stored)
  render(notice)
  expect(shown() !== null).toBe(isShown)
})

test('OK in another tab takes the notice away here too', () => {
  render(notice)
  act(() => {
    window.localStorage.setItem('policiesConsentShown', 'true')
    window.dispatchEvent(new StorageEvent('storage', { key: 'policiesConsentShown' }))
  })
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
