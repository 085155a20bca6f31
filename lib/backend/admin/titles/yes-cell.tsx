import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import styles from './cells.module.css'

/** A box that is ticked, as a badge; nothing where it is not. Away from the head of its column it names itself. */
export function YesCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (!cellData || field.type !== 'checkbox') return null
  return (
    <Pill pillStyle="success" size="small">
      <span className={styles.inColumn}>Yes</span>
      <span className={styles.alone}>{typeof field.label === 'string' ? field.label : field.name}</span>
    </Pill>
  )
}
