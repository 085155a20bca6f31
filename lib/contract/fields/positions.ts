import { z } from 'zod'
import { DocumentKeySchema } from './document'

/** The body of a reordering: the new zero-based place of each named document. */
export const PositionsSchema = z
  .array(z.object({ _id: DocumentKeySchema, position: z.number().int().min(0) }))
  .min(1)

export type Positions = z.infer<typeof PositionsSchema>
