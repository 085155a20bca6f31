import type { Field, FieldHook } from 'payload'

/** For texts whose changes are emailed, or by which visitors filter: spaces at either end must not make a difference. */
const trim: FieldHook = ({ value }: { value?: unknown }) => (Array.isArray(value) ? [...new Set(value.map(trimText))].filter((text) => text !== '') : trimText(value))

function trimText(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

export const trimmed = { hooks: { beforeValidate: [trim] } }

/** Trims the title of a document and its other required texts, so that spaces alone count as missing. */
export function withTrimmedNames(fields: readonly Field[], title: string): Field[] {
  return fields.map((field) => trimName(field, title))
}

function trimName(field: Field, title: string): Field {
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withTrimmedNames(tab.fields, title) })) }
    case 'row':
    case 'group':
    case 'array':
      return { ...field, fields: withTrimmedNames(field.fields, title) }
    case 'text':
    case 'textarea':
      if (!field.localized || !(field.required || field.name === title)) return field
      return { ...field, hooks: { ...field.hooks, beforeValidate: [...(field.hooks?.beforeValidate ?? []), trim] } }
    default:
      return field
  }
}
