import { act, render } from '@testing-library/react'
import { PersistentErrors } from '../persistent-errors'
import { PlainNetworkErrors } from './plain-network-errors'
import { SaveAgain } from './save-again'
import { UNREACHABLE } from '../staff-request'

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

test.each([
  ['refused with every field right, as without a session', [{ isSubmitted: true }], [[true]]],
  ['refused for a wrong field, which is to be corrected', [{ isSubmitted: true, fields: WRONG }], []],
  ['refused for a field that is marked right afterwards', [{ isSubmitted: true }, { fields: WRONG }], []],
  ['being saved', [{ isSubmitted: true, isSaving: true }], []],
])('a document that is %s can be saved again: %j', (_what, states, calls) => {
  show(SaveAgain, ...states)
  expect(form.setModified.mock.calls).toEqual(calls)
})

test('a document that cannot be saved without a network says so in plain words, and nothing else does', async () => {
  window.fetch = jest.fn((_address: unknown, init?: RequestInit) => Promise.reject(init?.method === 'PATCH' ? new DOMException('Stopped', 'AbortError') : new TypeError('Failed to fetch')))
  const { unmount } = render(<PlainNetworkErrors>{null}</PlainNetworkErrors>)
  await expect(fetch('/cms/api/events/1?locale=en', { method: 'patch' })).rejects.toThrow(UNREACHABLE)
  await expect(fetch('/cms/api/events/1')).rejects.toThrow('Failed to fetch')
  await expect(fetch('/cms/api/events/1', { method: 'PATCH' })).rejects.toThrow('Stopped')
  unmount()
  await expect(fetch('/cms/api/events/1', { method: 'patch' })).rejects.toThrow('Failed to fetch')
})
