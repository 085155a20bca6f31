import type { DefaultServerCellComponentProps } from 'payload'
import styles from './cells.module.css'

/** A text that needs its label, which is shown where the head of the column is not. */
export function LabelledCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || field.type !== 'text') return null
  return (
    <span>
      <span className={styles.alone}>{`${String(field.label)}: `}</span>
      {cellData}
    </span>
  )
}
