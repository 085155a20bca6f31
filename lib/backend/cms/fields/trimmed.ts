import type { FieldHook } from 'payload'

/** For texts of which a change is emailed, or by which visitors filter: a space at an end is none. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown))

export const trimmed = { hooks: { beforeValidate: [trim] } }
