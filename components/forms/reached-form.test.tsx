import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
    <ReachedForm action="/api/withdraw" offline="You are offline.">
      <button type="submit">Cancel</button>
    </ReachedForm>,
  )
})

/** What the browser says when it shows a page, which it may have held as it was left. */
const restored = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

test('without a connection the page stays and says so, and the next try posts the form', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ status: 204 })
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You are offline.'))
  expect(posted).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a second press while the first one waits changes nothing', async () => {
  const answer: ((value: unknown) => void)[] = []
  fetched.mockReturnValue(new Promise((resolve) => answer.push(resolve)))
  await press()
  await press()
  expect(fetched).toHaveBeenCalledTimes(1)
  answer[0]?.({ status: 204 })
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
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
  act(() => void window.dispatchEvent(restored(true)))
  await press()
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2))
})
