import type { DefaultServerCellComponentProps } from 'payload'

/** A text that not every row has; an empty cell without it, not even a dash. */
export function TextCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? <span>{cellData}</span> : null
}
