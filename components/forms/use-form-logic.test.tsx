import { act, renderHook, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { TEXTS } from './form-fixture'
import { useFormLogic } from './use-form-logic'

jest.mock('./form-logic', () => ({
  createFormLogic: () => {
    throw new Error('Failed to load chunk')
  },
}))

const [fetched, posted, report, onFailed] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]

beforeEach(() => {
  for (const spy of [fetched, posted, report, onFailed]) spy.mockReset()
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = fetched
  HTMLFormElement.prototype.submit = posted
})

function logic() {
  const options = { name: 'subscribeBlock', action: '/api/subscriptions', locale: 'en', texts: TEXTS, report, onAccepted: jest.fn(), onFailed } as const
  return renderHook(() => useFormLogic(useRef(document.createElement('form')), options)).result.current
}

test('where the site no longer has what checks and sends, the browser posts the form once, and a part of it is left unchecked', async () => {
  fetched.mockResolvedValue({ status: 204 })
  const { submit, check } = logic()
  expect(await act(() => check(['email']))).toBe(true)
  expect(posted).not.toHaveBeenCalled()
  act(submit)
  act(submit)
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  expect(report.mock.calls).toEqual([[{ type: 'phase', phase: 'sending' }]])
  expect(onFailed).not.toHaveBeenCalled()
})

test('where the site cannot be reached, the page stays and says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { submit, check } = logic()
  expect(await act(() => check(['email']))).toBe(false)
  act(submit)
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2))
  expect(posted).not.toHaveBeenCalled()
  expect(report).toHaveBeenLastCalledWith({ type: 'refused', errors: {}, message: TEXTS.unanswered })
})
