import { z } from 'zod'
import { LineSchema } from './fields/contact-fields'
import { DocumentSchema, IdentifierSchema } from './fields/document'
import { ImageBodySchema, ImageSchema } from './fields/images'
import { localizedText, requiredLocalizedText } from './fields/localized'

/** An entry of an event's line-up; `position` is its zero-based place among all of them. */
export const LineupSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  title: z.string(),
  subtitle: z.string().default(''),
  description: z.string().default(''),
  group: z.string().default(''),
  image: ImageSchema.nullable().default(null),
  position: z.number().int().default(0),
}).meta({ id: 'Lineup' })

export type Lineup = z.infer<typeof LineupSchema>

const LineupGroupSchema = z.object({ group: z.string(), lineups: z.array(LineupSchema) })

export const GroupedLineupsSchema = z
  .object({ items: z.array(LineupGroupSchema) })
  .meta({ id: 'GroupedLineups' })

export type LineupGroup = z.infer<typeof LineupGroupSchema>

/** The longest texts of a line-up, in characters. */
const LINEUP_LENGTHS = { title: 200, subtitle: 300, description: 5000, group: 100 } as const

/** The body that creates or replaces a line-up; `event` is an identifier or an `_id`. */
export const LineupBodySchema = z
  .object({
    event: LineSchema,
    title: requiredLocalizedText(LINEUP_LENGTHS.title),
    subtitle: localizedText(LINEUP_LENGTHS.subtitle).optional(),
    description: localizedText(LINEUP_LENGTHS.description).optional(),
    group: localizedText(LINEUP_LENGTHS.group).optional(),
    image: ImageBodySchema.optional(),
    position: z.number().int().min(0).optional(),
  })
  .meta({ id: 'LineupBody' })
