import { act, render } from '@testing-library/react'
import { SaveAgain } from './save-again'

const form = { fields: {} as Record<string, { valid?: boolean }>, isSubmitted: true, isModified: false, isSaving: false, setModified: jest.fn() }

jest.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useForm: () => ({ setModified: form.setModified }),
  useFormSubmitted: () => form.isSubmitted,
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isSaving,
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['refused with every field right, as without a session', {}, [[true]]],
  ['refused for a wrong field, which is to be corrected', { fields: { title: { valid: false } } }, []],
  ['being saved', { isSaving: true }, []],
  ['saved', { isSubmitted: false }, []],
  ['changed since', { isModified: true }, []],
])('a document that is %s can be saved again: %j', (_what, state, calls) => {
  form.setModified.mockClear()
  Object.assign(form, { fields: { title: { valid: true } }, isSubmitted: true, isModified: false, isSaving: false }, state)
  render(<SaveAgain />)
  act(() => jest.runAllTimers())
  expect(form.setModified.mock.calls).toEqual(calls)
})

test('fields that are marked right after the refusal are to be corrected first', () => {
  form.setModified.mockClear()
  Object.assign(form, { fields: { title: { valid: true } }, isSubmitted: true, isModified: false, isSaving: false })
  const { rerender } = render(<SaveAgain />)
  act(() => jest.advanceTimersByTime(100))
  form.fields = { title: { valid: false } }
  rerender(<SaveAgain />)
  act(() => jest.runAllTimers())
  expect(form.setModified).not.toHaveBeenCalled()
})
