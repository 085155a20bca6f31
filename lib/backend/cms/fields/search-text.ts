import type { CollectionBeforeChangeHook, TextareaField } from 'payload'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { toSearchText } from '@/lib/site/search/search-text'

/** A hidden field, one value per language, that holds all that the keyword search looks into. */
export function searchTextField(): TextareaField {
  return {
    name: 'searchText',
    label: 'any text',
    type: 'textarea',
    localized: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}

/**
 * Keeps the search text current.
 *
 * @param names the text and rich-text fields that are searched, in the language being saved
 */
export function fillSearchText(...names: string[]): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const value = (name: string) => name in data ? (data as Record<string, unknown>)[name] : (originalDoc as Record<string, unknown> | undefined)?.[name]
    return { ...data, searchText: toSearchText(names.map((name) => toPlainText(value(name))).join('\n')) }
  }
}

function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value && typeof value === 'object' && 'root' in value) {
    return convertLexicalToPlaintext({ data: value as Parameters<typeof convertLexicalToPlaintext>[0]['data'] })
  }
  return ''
}
