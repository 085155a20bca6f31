import type { FormErrors } from './form-context'

/** Takes the errors of nested fields to the dotted names of the contract, such as `answers.diet`. */
export function flattenErrors(errors: object, prefix = ''): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, { message?: unknown } | undefined]): [string, string][] => {
      if (typeof error?.message === 'string') return [[`${prefix}${name}`, error.message]]
      return typeof error === 'object' ? Object.entries(flattenErrors(error, `${prefix}${name}.`)) : []
    }),
  )
}
