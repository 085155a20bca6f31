import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import styles from './cells.module.css'

/** A badge for a ticked box, else nothing. It has a label where the head of the column is not shown. */
export function YesCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (!cellData || field.type !== 'checkbox') return null
  return (
    <Pill pillStyle="success" size="small">
      <span className={styles.inColumn}>Yes</span>
      <span className={styles.alone}>{typeof field.label === 'string' ? field.label : field.name}</span>
    </Pill>
  )
}
