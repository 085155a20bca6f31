import { z } from 'zod'
import { DocumentSchema, IdentifierSchema } from './document'
import { ImageSchema } from './images'
import { LocalizedTextSchema } from './localized'

/** How close a partner is, from the general partners to the media partners. */
export const PARTNER_TIERS = ['general', 'main', 'supporting', 'media'] as const

/** An organisation that supports one or more events. */
export const PartnerSchema = DocumentSchema.extend({
  name: z.string(),
  link: z.string().default(''),
  logo: ImageSchema.nullable().default(null),
  tier: z.enum(PARTNER_TIERS).default('supporting'),
  events: z.array(IdentifierSchema).default([]),
  position: z.number().int().default(0),
}).meta({ id: 'Partner' })

/** An organisation that supports one or more events. */
export type Partner = z.infer<typeof PartnerSchema>

/** The body that creates or replaces a partner; `logo` is the `_id` of an uploaded picture. */
export const PartnerBodySchema = z
  .object({
    name: LocalizedTextSchema,
    link: z.url({ protocol: /^https?$/ }).optional(),
    logo: z.string().nullable().optional(),
    tier: z.enum(PARTNER_TIERS).optional(),
    events: z.array(z.string()).optional(),
    position: z.number().int().min(0).optional(),
  })
  .meta({ id: 'PartnerBody' })
