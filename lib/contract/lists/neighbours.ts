import { z } from 'zod'
import { IdentifierSchema } from '../fields/document'
import { ImageSchema } from '../fields/images'

/** Somebody who stands next to another in a list. */
const NeighbourSchema = z.object({
  identifier: IdentifierSchema,
  fullName: z.string(),
  /** Left out where there is none. */
  photo: ImageSchema.optional(),
  untranslated: z.array(z.string()).optional(),
})

/** The people before and after a person in the natural order of their list; null at its ends. */
export const NeighboursSchema = z
  .object({ previous: NeighbourSchema.nullable(), next: NeighbourSchema.nullable() })
  .meta({ id: 'Neighbours' })

/** The people before and after a person. */
export type Neighbours = z.infer<typeof NeighboursSchema>
