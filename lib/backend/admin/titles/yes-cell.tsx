import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** A box that is ticked, as a badge; nothing where it is not. */
export function YesCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? (
    <Pill pillStyle="success" size="small">
      Yes
    </Pill>
  ) : null
}
