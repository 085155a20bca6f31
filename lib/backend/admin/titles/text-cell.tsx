import type { DefaultServerCellComponentProps } from 'payload'

/** A text that not every row has: nothing where there is none, not even a dash. */
export function TextCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? <span>{cellData}</span> : null
}
