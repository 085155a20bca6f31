import { toNestErrors } from '@hookform/resolvers'
import type { RefObject } from 'react'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { toFieldErrors, type FieldErrorCode } from '@/lib/contract/field-errors'
import { controlsOf, readForm, type FormValues } from './form-values'

/**
 * Builds what checks a form by a schema of the contract.
 *
 * @param form the form whose controls hold the values
 * @param words what to say of each thing that can be wrong
 */
export function formResolver(
  form: RefObject<HTMLFormElement | null>,
  schema: z.ZodType<Record<string, unknown>>,
  words: Record<FieldErrorCode, string>,
): Resolver<FormValues> {
  return (_values, _context, options) => {
    const element = form.current
    if (!element) return { values: {}, errors: {} }
    const parsed = schema.safeParse(readForm(element), { reportInput: true })
    const codes = { ...(parsed.success ? {} : toFieldErrors(parsed.error)), ...unreadable(element) }
    const errors = Object.entries(codes).map(([name, code]) => [name, { type: code, message: words[code] }] as const)
    if (parsed.success && errors.length === 0) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }
}

/** Days that are half typed or lie outside of their bounds: the schema sees the one as nothing, the other as a day. */
function unreadable(form: HTMLFormElement): Record<string, FieldErrorCode> {
  const wrong = controlsOf(form).filter(
    ({ type, validity }) => type === 'date' && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow),
  )
  return Object.fromEntries(wrong.map(({ name }) => [name, 'date']))
}
