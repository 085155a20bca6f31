import type { z } from 'zod'

/** The errors of a field of a form; each has its words in the messages, under `FieldErrors`. */
export const FIELD_ERROR_CODES = [
  'required',
  'tooLong',
  'tooShort',
  'email',
  'phone',
  'link',
  'date',
  'dateRange',
  'choice',
  'consent',
  'characters',
  'noLink',
  'malformed',
] as const

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/**
 * Finds the error of each field of a form that does not meet its schema.
 *
 * @param error the error of the schema of the contract, parsed with `reportInput`
 * @returns the first error of each field by its path, such as `email` or `answers.diet`
 */
export function toFieldErrors(error: z.core.$ZodError): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {}
  for (const issue of error.issues.flatMap(unfold)) errors[issue.path.map(String).join('.')] ??= codeOf(issue)
  return errors
}

/** The issues of the branch that fits best, where a schema allows several shapes. */
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  // A branch that is wrong as a whole, such as one without these fields, is not the one that was meant.
  const misfit = (branch: z.core.$ZodIssue[]) => (branch.some(({ path }) => path.length === 0) ? 1 : 0)
  const [closest] = [...issue.errors].sort((one, other) => misfit(one) - misfit(other) || one.length - other.length)
  if (!closest || closest.length === 0) return [issue]
  return closest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }))
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  const name = String(issue.path.at(-1) ?? '')
  if (typeof issue.input === 'string' && issue.input.trim() === '') return 'required'
  switch (issue.code) {
    case 'too_big':
      return 'tooLong'
    case 'too_small':
      // A number that is too small, or a body without entries, is not an empty field.
      return issue.origin === 'number' || issue.path.length === 0 ? 'malformed' : 'required'
    case 'invalid_format':
      return issue.format === 'regex' ? formatOf(name) : (FORMATS[issue.format] ?? 'malformed')
    case 'invalid_value':
      return name === 'consent' ? 'consent' : 'choice'
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'malformed'
    case 'custom':
      return (issue.params?.code as FieldErrorCode | undefined) ?? 'malformed'
    default:
      return 'malformed'
  }
}

const FORMATS: Partial<Record<string, FieldErrorCode>> = { email: 'email', url: 'link', date: 'date' }

function formatOf(name: string): FieldErrorCode {
  if (name === 'phone') return 'phone'
  return name === 'country' ? 'choice' : 'malformed'
}
