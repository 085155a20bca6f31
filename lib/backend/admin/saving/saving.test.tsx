import { act, render } from '@testing-library/react'
import { PersistentErrors } from '../persistent-errors'

type Fields = Record<string, { value: string; valid?: boolean; errorMessage?: string }>

const RIGHT: Fields = { title: { value: 'A title', valid: true } }
const WRONG: Fields = { ...RIGHT, capacity: { value: '1.5', valid: false, errorMessage: 'Enter a whole number.' } }
const UNMARKED: Fields = { ...RIGHT, capacity: { value: '1.5', valid: true, errorMessage: 'Enter a whole number.' } }
const form = { fields: {} as Fields, isSubmitted: false, isModified: false, isSaving: false, dispatch: jest.fn(), setModified: jest.fn() }

jest.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields, form.dispatch],
  useForm: () => ({ setModified: form.setModified }),
  useFormSubmitted: () => form.isSubmitted,
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isSaving,
}))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(form, { fields: RIGHT, isSubmitted: false, isModified: false, isSaving: false })
  form.dispatch.mockClear()
  form.setModified.mockClear()
})
afterEach(() => jest.useRealTimers())

function show(Part: () => React.ReactNode, ...states: Partial<typeof form>[]) {
  const { rerender } = render(<Part />)
  for (const state of states) {
    Object.assign(form, state)
    rerender(<Part />)
    act(() => jest.advanceTimersByTime(100))
  }
  act(() => jest.runAllTimers())
}

test.each([
  ['that a late answer unmarks are marked again', [{ fields: UNMARKED, isModified: true }, { fields: WRONG, isSubmitted: true, isModified: false }, { fields: UNMARKED }], 1],
  ['whose values are typed afterwards are left to the CMS', [{ fields: WRONG, isSubmitted: true }, { fields: UNMARKED, isModified: true }], 0],
  ['that were not refused are not marked', [{ fields: WRONG }, { fields: UNMARKED }], 0],
])('fields %s', (_what, states, count) => {
  show(PersistentErrors, ...states)
  const mark = [{ type: 'ADD_SERVER_ERRORS', errors: [{ path: 'capacity', message: 'Enter a whole number.' }] }]
  expect(form.dispatch.mock.calls).toEqual(Array.from({ length: count }, () => mark))
})
