import { isDeepStrictEqual } from 'node:util'
import type { Registration } from '../payload-types'

/** The fields that visitors fill in about themselves. */
const CORRECTABLE = ['fullName', 'email', 'phone', 'organization', 'position', 'country', 'answers'] as const

type Correctable = Partial<Pick<Registration, (typeof CORRECTABLE)[number]>>

/** Whether a change says something else of a guest; forms send every field, and databases order answers as they like. */
export function isCorrected(before: Correctable, change: Correctable): boolean {
  return CORRECTABLE.some((name) => name in change && !isDeepStrictEqual(given(change[name]), given(before[name])))
}

/** Null for an empty field. */
function given(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === undefined || value === '' ? null : value
  const entries = Object.entries(value).filter(([, answer]) => given(answer) !== null)
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
