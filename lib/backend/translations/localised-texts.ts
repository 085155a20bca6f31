import type { FlattenedField } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'

type Values = Record<string, unknown>

/** A field of a document that holds one value per language. */
export interface LocalisedText {
  /** Rows of lists are named by their keys, which stay when they are put in another order. */
  path: string
  label: string
  values: Partial<Record<Locale, unknown>>
}

/** The texts of a document that was read in all languages, those in groups, lists and blocks included. */
export function localisedTexts(fields: readonly FlattenedField[], document: Values, at: Pick<LocalisedText, 'path' | 'label'> = { path: '', label: '' }): LocalisedText[] {
  return fields.flatMap((field) => {
    if (isHidden(field)) return []
    const value = document[field.name]
    const here = { path: `${at.path}${field.name}`, label: `${at.label}${labelOf(field)}` }
    if (hasLanguages(field)) return [{ ...here, values: (value ?? {}) }]
    const rows = (Array.isArray(value) ? value : [value ?? []].flat()) as Values[]
    const isList = Array.isArray(value)
    return rows.flatMap((row, index) => {
      const path = isList ? `${here.path}.${String(row.id ?? index)}.` : `${here.path}.`
      return localisedTexts(partsOf(field, row), row, { path, label: `${here.label} – ` })
    })
  })
}

/** Whether documents of these fields have texts in several languages. */
export function hasLocalisedTexts(fields: readonly FlattenedField[], hasSeveral = hasLanguages): boolean {
  return fields.some((field) => !isHidden(field) && (hasSeveral(field) || allParts(field).some((parts) => hasLocalisedTexts(parts, hasSeveral))))
}

/** Whether a form shows other texts in another language of the content. */
export function changesWithLanguage(fields: readonly FlattenedField[]): boolean {
  return hasLocalisedTexts(fields, isLocalised)
}

function isLocalised(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true
}

/** Localised by the CMS, or a group of one field per language. */
function hasLanguages(field: FlattenedField): boolean {
  if (isLocalised(field)) return true
  return 'flattenedFields' in field && field.type === 'group' && field.flattenedFields.map(({ name }) => name).join() === LOCALES.join()
}

function partsOf(field: FlattenedField, row: Values): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

function allParts(field: FlattenedField): (readonly FlattenedField[])[] {
  if (field.type === 'blocks') return field.blocks.map(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? [field.flattenedFields] : []
}

function isHidden(field: FlattenedField): boolean {
  return 'admin' in field && field.admin?.hidden === true
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}
