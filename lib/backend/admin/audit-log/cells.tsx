import { toWords, type DefaultServerCellComponentProps, type FlattenedField, type Payload } from 'payload'

/** The kind of document, or the page, by the name that staff know. */
export function EntityCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <span>{findEntity(payload, cellData)?.label ?? String(cellData)}</span>
}

/** The fields that changed, by the labels of the form. */
export function FieldsCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const names = typeof cellData === 'string' ? cellData.split(', ').filter(Boolean) : []
  const fields = findEntity(payload, rowData.entity)?.fields ?? []
  const labelOf = (name: string) => {
    const label = fields.find((field) => field.name === name)?.label
    return typeof label === 'string' && label !== name ? label : toWords(name.replace(/^_/, ''))
  }
  return <span>{names.map(labelOf).join(', ')}</span>
}

interface Entity {
  label: string
  fields: FlattenedField[]
}

/** A collection or a page by its slug; null for one that no longer exists. */
function findEntity({ collections, globals }: Payload, slug: unknown): Entity | null {
  const collection = new Map(Object.entries(collections)).get(String(slug))?.config
  if (collection) return { label: String(collection.labels.singular), fields: collection.flattenedFields }
  const page = globals.config.find((global) => String(global.slug) === slug)
  return page ? { label: String(page.label), fields: page.flattenedFields } : null
}
