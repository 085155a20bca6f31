import { z } from 'zod'
import { DocumentSchema, IdentifierSchema } from './document'
import { ImageSchema } from './images'
import { LocalizedTextSchema } from './localized'

/** An entry of an event's programme line-up; `position` is its zero-based place among all of them. */
export const LineupSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  title: z.string(),
  subtitle: z.string().default(''),
  description: z.string().default(''),
  group: z.string().default(''),
  image: ImageSchema.nullable().default(null),
  position: z.number().int().default(0),
}).meta({ id: 'Lineup' })

/** An entry of an event's programme line-up. */
export type Lineup = z.infer<typeof LineupSchema>

/** The line-ups that share a group, in their order. */
export const LineupGroupSchema = z.object({ group: z.string(), lineups: z.array(LineupSchema) })

/** The answer of the grouped line-ups. */
export const GroupedLineupsSchema = z
  .object({ items: z.array(LineupGroupSchema) })
  .meta({ id: 'GroupedLineups' })

/** The line-ups that share a group. */
export type LineupGroup = z.infer<typeof LineupGroupSchema>

/** The body that creates or replaces a line-up; `image` is the `_id` of an uploaded picture. */
export const LineupBodySchema = z
  .object({
    event: z.string().min(1),
    title: LocalizedTextSchema,
    subtitle: LocalizedTextSchema.optional(),
    description: LocalizedTextSchema.optional(),
    group: LocalizedTextSchema.optional(),
    image: z.string().nullable().optional(),
    position: z.number().int().min(0).optional(),
  })
  .meta({ id: 'LineupBody' })
