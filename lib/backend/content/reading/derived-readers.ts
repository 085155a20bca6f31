import type { CollectionSlug, FlattenedField, Payload, RelationshipField } from 'payload'
import { z } from 'zod'
import { DocumentKeySchema, HtmlSchema, IdentifierSchema } from '@/lib/contract/fields/document'
import { ImageSchema } from '@/lib/contract/fields/images'
import type { Differences, FieldReader } from './differences'
import { PICTURE_FIELDS, toImage } from './images'
import { isStored, type Reading, type StoredDocument } from './reading'
import { toHtml } from './rich-text'

// `path` is the name under which a text that fell back to English is noted.
type ValueReader = (value: unknown, reading: Reading, path: string) => unknown

type Schema = z.core.SomeType

interface Context {
  payload: Payload
  differences: Differences
  /** Collects the fields shown of related documents, by their collection. */
  related: Partial<Record<CollectionSlug, string[]>>
  /** The path of the text by which the document is recognised. */
  namePath?: string
  /** Whether it is part of a list, whose entries are left out when they lack something. */
  isEntry?: boolean
}

const PLAIN_TYPES: readonly string[] = ['checkbox', 'code', 'date', 'email', 'json', 'number', 'radio', 'select', 'text', 'textarea']

/**
 * Derives how a field of an entity is read from the stored field of the same name.
 *
 * @throws when there is no such stored field, or one of another kind
 */
export function fieldReader(payload: Payload, differences: Differences, name: string, schema: Schema, fields: readonly FlattenedField[], namePath?: string): FieldReader {
  const related: Context['related'] = {}
  const field = storedField(differences, '', name, fields)
  const read = valueReader({ payload, differences, related, namePath }, name, schema, field)
  const isSortable = PLAIN_TYPES.includes(field.type) && field.type !== 'json' && !('hasMany' in field && field.hasMany)
  return {
    needs: [field.name],
    sortPath: isSortable ? field.name : relatedSortPath(payload, field, schema),
    isLocalized: isLocalized(field),
    related,
    read: (document, reading, path) => read(document[field.name], reading, path),
  }
}

/** A related document is sorted by as it is shown: by its identifier, or in the order of its own list where only a key tells it. */
function relatedSortPath(payload: Payload, field: FlattenedField, schema: Schema): string | undefined {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return undefined
  const { type } = unwrapped(schema)
  if (type === IdentifierSchema) return `${field.name}.identifier`
  const { defaultSort } = payload.collections[field.relationTo].config
  return type === DocumentKeySchema && typeof defaultSort === 'string' ? `${field.name}.${defaultSort}` : undefined
}

/** Derives how an object of the contract is read, such as a section of the common data. @throws as {@link fieldReader} */
export function sectionReader(payload: Payload, differences: Differences, schema: z.core.$ZodObject, fields: readonly FlattenedField[]): ValueReader {
  return objectReader({ payload, differences, related: {} }, '', schema, fields, (path, name) => `${path}.${name}`)
}

export function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true
}

type NotedAs = (path: string, name: string, field: FlattenedField) => string

function objectReader(context: Context, at: string, schema: z.core.$ZodObject, fields: readonly FlattenedField[], notedAs: NotedAs = (path) => path): ValueReader {
  const { _id, ...shape } = schema._zod.def.shape
  const readers = Object.entries(shape).map(([name, type]) => {
    const field = storedField(context.differences, at, name, fields)
    const read = valueReader(context, at ? `${at}.${name}` : name, type, field)
    return (stored: StoredDocument, reading: Reading, path: string) => [name, read(stored[field.name], reading, notedAs(path, name, field))] as const
  })
  return (value, reading, path) => {
    const stored = isStored(value) ? value : {}
    return { ...(_id && { _id: String(stored.id) }), ...Object.fromEntries(readers.map((read) => read(stored, reading, path))) }
  }
}

function storedField({ renamed }: Differences, at: string, name: string, fields: readonly FlattenedField[]): FlattenedField {
  const path = at ? `${at}.${name}` : name
  const stored = renamed?.[path] ?? name
  const field = fields.find((candidate) => candidate.name === stored)
  if (!field) throw new Error(`No stored field holds ${path} of the contract.`)
  return field
}

/** Derives how a value is read. What is missing is left to the default of its schema. */
function valueReader(context: Context, at: string, schema: Schema, field: FlattenedField): ValueReader {
  const { type, missing } = unwrapped(schema)
  const read = reader(context, at, type, field)
  const absent = missing === '' && context.isEntry ? undefined : missing
  return (value, reading, path) => read(isLocalized(field) ? reading.pick(path, value, at === context.namePath) : value, reading, path) ?? absent
}

function reader(context: Context, at: string, type: Schema, field: FlattenedField): ValueReader {
  switch (field.type) {
    case 'richText':
      if (type === HtmlSchema) return toHtml
      break
    case 'upload':
      if (type === ImageSchema) {
        context.related.media = [...PICTURE_FIELDS]
        return toImage
      }
      if (elementOf(type) === ImageSchema) return (value, reading) => entries(value).map((entry) => toImage(entry, reading)).filter((image) => image !== null)
      break
    case 'relationship': {
      const element = elementOf(type)
      if (!element) return relatedReader(context, at, type, field)
      const read = relatedReader(context, at, element, field)
      return (value, reading, path) => entries(value).map((entry) => read(entry, reading, path)).filter((entry) => entry !== null)
    }
    case 'array': {
      const element = elementOf(type)
      if (!(element instanceof z.core.$ZodObject)) break
      const read = objectReader({ ...context, isEntry: true }, at, element, field.flattenedFields)
      return (value, reading, path) => entries(value).map((entry) => read(entry, reading, path)).filter((entry) => z.safeParse(element, entry).success)
    }
    case 'group':
    case 'tab':
      if (type instanceof z.core.$ZodObject) return groupReader(context, at, type, field.flattenedFields)
      break
    default:
      if (PLAIN_TYPES.includes(field.type) && type !== HtmlSchema && type !== ImageSchema) return (value) => value
  }
  throw new Error(`${at} of the contract cannot be read from a stored ${field.type}.`)
}

function groupReader(context: Context, at: string, type: z.core.$ZodObject, fields: readonly FlattenedField[]): ValueReader {
  const { presentWith, isNotedAsOne = false } = context.differences.groups?.[at] ?? {}
  const read = objectReader(context, at, type, fields, (path, name, field) => (isNotedAsOne && field.type !== 'richText' ? path : `${path}.${name}`))
  return (value, reading, path) => {
    const group = read(value, reading, path)
    const isPresent = !presentWith || (isStored(group) && presentWith.some((name) => group[name]))
    return isPresent ? group : null
  }
}

/** A related document as its identifier, its key or what the schema shows of it; null when it is not published. */
function relatedReader(context: Context, at: string, type: Schema, { relationTo, type: storedType }: RelationshipField): ValueReader {
  if (typeof relationTo === 'string') context.related[relationTo] ??= type === IdentifierSchema ? ['identifier'] : []
  if (type === IdentifierSchema) return (value) => (isStored(value) && typeof value.identifier === 'string' ? value.identifier : null)
  if (type === DocumentKeySchema) return (value) => (isStored(value) ? String(value.id) : null)
  if (!(type instanceof z.core.$ZodObject) || typeof relationTo !== 'string') throw new Error(`${at} of the contract cannot be read from a stored ${storedType}.`)
  context.related[relationTo] = Object.keys(type._zod.def.shape).filter((name) => name !== '_id')
  const { admin, flattenedFields } = context.payload.collections[relationTo].config
  const read = objectReader({ ...context, namePath: `${at}.${admin.useAsTitle}` }, at, type, flattenedFields)
  return (value, reading, path) => (isStored(value) ? read(value, reading, path) : null)
}

/** The schema of a present value, and the default for a missing one. */
function unwrapped(schema: Schema): { type: Schema; missing: unknown } {
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional) {
    return { type: unwrapped(schema._zod.def.innerType).type, missing: undefined }
  }
  if (schema instanceof z.core.$ZodNullable) return { type: unwrapped(schema._zod.def.innerType).type, missing: null }
  return { type: schema, missing: schema instanceof z.core.$ZodString ? '' : undefined }
}

function elementOf(type: Schema): Schema | undefined {
  return type instanceof z.core.$ZodArray ? type._zod.def.element : undefined
}

/** A stored list as objects, without entries that access rules left as bare keys. */
function entries(value: unknown): StoredDocument[] {
  return Array.isArray(value) ? value.filter(isStored) : []
}
