import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SEND_TIMEOUT } from '@/lib/site/constants'
import { ReachedForm } from './reached-form'

const fetched = jest.fn()
const posted = jest.fn()

beforeEach(() => {
  fetched.mockReset()
  posted.mockReset()
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = fetched
  HTMLFormElement.prototype.submit = posted
  render(
    <ReachedForm action="/api/withdraw" sending="Sending…" unreached={{ offline: 'You are offline.', unanswered: 'No answer.' }}>
      <button type="submit">Cancel</button>
    </ReachedForm>,
  )
})

/** What the browser says when it shows a page, which it may have held as it was left. */
const restored = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

test('without a connection the page stays and says so until it is back, and the next try posts the form', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You are offline.'))
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ status: 204 })
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No answer.'))
  expect(posted).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a press while the form is on its way changes nothing, until Back brings the page again', async () => {
  fetched.mockResolvedValue({ status: 204 })
  await press()
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  await press()
  expect(fetched).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(restored(false)))
  await press()
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(() => Promise.resolve(window.dispatchEvent(restored(true))))
  await press()
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2))
})

test('a visitor who stops the browser can press again after a while', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) })
  fetched.mockResolvedValue({ status: 204 })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(() => jest.advanceTimersByTimeAsync(SEND_TIMEOUT))
  expect(screen.queryByText('Sending…')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(posted).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
