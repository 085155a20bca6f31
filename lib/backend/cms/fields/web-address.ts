import { LinkSchema } from '@/lib/contract/fields/contact-fields'

/** Accepts an absolute http(s) address; otherwise returns the error. */
export function requiredWebAddress(value: unknown): true | string {
  return LinkSchema.safeParse(value).success || 'Enter the full address, starting with https://'
}

/** Accepts an empty value or an absolute http(s) address; otherwise returns the error. */
export function webAddress(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  return requiredWebAddress(value)
}
