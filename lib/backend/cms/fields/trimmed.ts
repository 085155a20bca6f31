import type { FieldHook } from 'payload'

/** For texts of which a change is emailed, or by which visitors filter: a space at an end is none. */
const trim: FieldHook = ({ value }: { value?: unknown }) => (Array.isArray(value) ? [...new Set(value.map(trimText))].filter((text) => text !== '') : trimText(value))

function trimText(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

export const trimmed = { hooks: { beforeValidate: [trim] } }
