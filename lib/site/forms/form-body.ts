import { DATE_PARTS, datePartName, parseDatePartName, toDate } from './date-parts'

type Fields = Pick<URLSearchParams, 'keys' | 'getAll'> | Pick<FormData, 'keys' | 'getAll'>

/**
 * Reads the fields of a form as a body of the contract: a dot in a name nests (`answers.diet`), a name that
 * comes several times is a list, the parts of a date are one, and the consent is true when it is ticked.
 */
export function toFormBody(fields: Fields): Record<string, unknown> {
  const body = emptyBody()
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name)
    const date = parseDatePartName(name)
    const [outer = name, inner] = (date?.field ?? name).split(/\.(.*)/s)
    const value = date ? dateIn(fields, date.field) : values.length > 1 ? values : name === 'consent' ? values[0] === 'true' : values[0]
    if (inner === undefined) body[outer] = value
    else body[outer] = Object.assign(isGroup(body[outer]) ? body[outer] : emptyBody(), { [inner]: value })
  }
  return body
}

function dateIn(fields: Fields, field: string): string {
  return toDate(Object.fromEntries(DATE_PARTS.map((part) => [part, textIn(fields, datePartName(field, part))])))
}

function textIn(fields: Fields, name: string): string {
  const [value] = fields.getAll(name)
  return typeof value === 'string' ? value : ''
}

/** Without a prototype, so that a field named `__proto__` is a field like any other. */
function emptyBody(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
