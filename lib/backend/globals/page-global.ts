import type { Field, GlobalConfig } from 'payload'
import { anyone, editorsOnly } from '../access/rules'
import { expireCommons } from '../hooks/expire-pages'

/** A section of the common data, which visitors read and editors write. */
export function pageGlobal(slug: string, label: string, fields: Field[]): GlobalConfig {
  return {
    slug,
    label,
    access: { read: anyone, update: editorsOnly, readVersions: editorsOnly },
    admin: { group: 'Pages' },
    versions: { max: 30 },
    hooks: { afterChange: [expireCommons] },
    fields,
  }
}

/** A localised line of text. */
export function localizedLine(name: string): Field {
  return { name, type: 'text', localized: true, maxLength: 300 }
}

/** A localised longer text. */
export function localizedText(name: string): Field {
  return { name, type: 'textarea', localized: true }
}
