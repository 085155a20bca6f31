import { toWords, type DefaultServerCellComponentProps } from 'payload'
import { findEntity } from './find-entity'

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
