import type { DefaultServerCellComponentProps } from 'payload'
import styles from './cells.module.css'

/** A text that says nothing by itself: away from the head of its column it is named. */
export function LabelledCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || field.type !== 'text') return null
  return (
    <span>
      <span className={styles.alone}>{`${String(field.label)}: `}</span>
      {cellData}
    </span>
  )
}
