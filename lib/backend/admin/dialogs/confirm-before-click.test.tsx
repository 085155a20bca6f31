import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmBeforeClick, type ConfirmDialog } from './confirm-before-click'

const save = jest.fn()
const prepare = jest.fn<Promise<ConfirmDialog | 'proceed' | 'stop'>, []>()
let answer: (answer: ConfirmDialog | 'proceed' | 'stop') => void

beforeEach(() => {
  save.mockClear()
  prepare.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  render(
    <ConfirmBeforeClick selector="button" prepare={prepare}>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </ConfirmBeforeClick>,
  )
})

const click = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a double click asks once and acts once', async () => {
  await click()
  await click()
  expect(prepare).toHaveBeenCalledTimes(1)
  answer('proceed')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
})

test('it can be asked again after there was nothing to do, or the answer was no', async () => {
  await click()
  answer('stop')
  await click()
  answer(({ cancel }) => (
    <button type="button" onClick={cancel}>
      No
    </button>
  ))
  await userEvent.click(await screen.findByRole('button', { name: 'No' }))
  await click()
  expect(prepare).toHaveBeenCalledTimes(3)
  expect(save).not.toHaveBeenCalled()
})
