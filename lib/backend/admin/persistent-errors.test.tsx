import { render } from '@testing-library/react'
import { PersistentErrors } from './persistent-errors'

type Fields = Record<string, { value: string; valid?: boolean; errorMessage?: string }>

const form = { fields: {} as Fields, isSubmitted: false, isModified: false, dispatch: jest.fn() }

jest.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields, form.dispatch],
  useFormSubmitted: () => form.isSubmitted,
  useFormModified: () => form.isModified,
}))

const wrong: Fields = {
  capacity: { value: '1.5', valid: false, errorMessage: 'Enter a whole number.' },
  title: { value: 'A title', valid: true },
}
const unmarked: Fields = { ...wrong, capacity: { value: '1.5', valid: true, errorMessage: 'Enter a whole number.' } }

function show(...states: Partial<typeof form>[]) {
  form.dispatch.mockClear()
  const { rerender } = render(<PersistentErrors />)
  for (const state of states) {
    Object.assign(form, state)
    rerender(<PersistentErrors />)
  }
  return form.dispatch
}

test('fields that a late answer unmarks are marked again', () => {
  const refused = { fields: wrong, isSubmitted: true, isModified: false }
  const dispatch = show({ fields: unmarked, isModified: true }, refused, { fields: unmarked })
  expect(dispatch).toHaveBeenCalledWith({ type: 'ADD_SERVER_ERRORS', errors: [{ path: 'capacity', message: 'Enter a whole number.' }] })
})

test('values typed afterwards are left to the CMS', () => {
  const dispatch = show({ fields: wrong, isSubmitted: true, isModified: false }, { fields: unmarked, isModified: true })
  expect(dispatch).not.toHaveBeenCalled()
})

test('nothing is marked before anything was refused, or after it was saved', () => {
  const dispatch = show({ fields: wrong, isSubmitted: false, isModified: false }, { fields: unmarked }, { fields: wrong, isSubmitted: true }, { fields: unmarked, isSubmitted: false })
  expect(dispatch).not.toHaveBeenCalled()
})
