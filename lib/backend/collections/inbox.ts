import type { CollectionConfig, Field } from 'payload'
import { inboxAccess } from '../access/rules'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { fillSearchText } from '../fields/search-text'

interface InboxCollection {
  slug: string
  labels: { singular: string; plural: string }
  columns: string[]
  searched: string[]
  indexes?: CollectionConfig['indexes']
  fields: Field[]
}

/** A collection of what visitors sent: only the desk reads it, and no visitor writes it directly. */
export function inboxCollection(options: InboxCollection): CollectionConfig {
  return {
    slug: options.slug,
    labels: options.labels,
    access: inboxAccess,
    admin: { group: 'Inbox', useAsTitle: 'email', defaultColumns: options.columns },
    indexes: options.indexes,
    hooks: { beforeChange: [fillSearchText(...options.searched)] },
    fields: [...options.fields, { name: 'searchText', type: 'textarea', admin: { hidden: true } }],
  }
}

/** A line of text as a visitor typed it. */
export function lineField(name: string, required = false): Field {
  return { name, type: 'text', required }
}

/** The language in which somebody wrote to us, and hears from us. */
export function localeField(): Field {
  return { name: 'locale', label: 'Language', type: 'select', required: true, defaultValue: DEFAULT_LOCALE, options: [...LOCALES] }
}

/** The address of whoever sent something, stored in lower case. */
export function emailField(unique = false): Field {
  return { name: 'email', type: 'text', required: true, index: true, unique }
}
