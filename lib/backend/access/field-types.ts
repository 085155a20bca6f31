/** What counts of a field of the CMS here. */
export interface TypedField {
  name: string
  type: string
  hasMany?: boolean
  localized?: boolean
  flattenedFields?: readonly TypedField[]
}

/** Times that the CMS sets itself, and does not check. */
const OWN_TIMES: readonly string[] = ['createdAt', 'updatedAt']

export function wrongType(path: string): string {
  return `The value of “${path}” has a wrong type.`
}

/**
 * The path of the first field whose value has a wrong type, or null.
 *
 * @param isByLanguage whether localised fields hold an object with the texts of all languages
 */
export function wrongField(data: object, fields: readonly TypedField[], isByLanguage = false): string | null {
  for (const field of fields) {
    const value: unknown = Reflect.get(data, field.name)
    if (isEmpty(value)) continue
    const values = isByLanguage && field.localized && isRecord(value) ? Object.values(value) : [value]
    const wrong = values.map((one) => (isEmpty(one) ? null : wrongPart(one, field, isByLanguage))).find((path) => path !== null)
    if (wrong !== undefined) return wrong === '' ? field.name : `${field.name}.${wrong}`
  }
  return null
}

/** The path below a field at which its value has a wrong type; empty where it is the value itself, null where there is none. */
function wrongPart(value: unknown, field: TypedField, isByLanguage: boolean): string | null {
  if (!hasTypeOf(field, value)) return ''
  if ((field.type === 'group' || field.type === 'tab') && isRecord(value)) return wrongField(value, field.flattenedFields ?? [], isByLanguage)
  if (field.type !== 'array' || !Array.isArray(value)) return null
  for (const [index, row] of value.entries()) {
    const wrong = isRecord(row) ? wrongField(row, field.flattenedFields ?? [], isByLanguage) : ''
    if (wrong !== null) return wrong === '' ? String(index) : `${index}.${wrong}`
  }
  return null
}

function hasTypeOf(field: TypedField, value: unknown): boolean {
  switch (field.type) {
    case 'text':
    case 'select':
      return field.hasMany ? Array.isArray(value) && value.every(isText) : isText(value)
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return isText(value)
    case 'date':
      // Other fields name a time that they cannot read themselves.
      return isText(value) && (!OWN_TIMES.includes(field.name) || !Number.isNaN(Date.parse(value)))
    case 'number':
      return field.hasMany ? Array.isArray(value) : isScalar(value)
    case 'checkbox':
      return isScalar(value)
    case 'group':
    case 'tab':
      return isRecord(value)
    case 'array':
    case 'blocks':
      // A form without rows sends their count.
      return Array.isArray(value) || value === 0
    case 'richText':
      return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)
    case 'relationship':
    case 'upload':
      return typeof value !== 'boolean'
    default:
      return true
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
