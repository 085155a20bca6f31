import { z } from 'zod'
import { LineSchema, LinkSchema } from './fields/contact-fields'
import { DocumentSchema, IdentifierSchema } from './fields/document'
import { ImageBodySchema, ImageSchema } from './fields/images'
import { requiredLocalizedText } from './fields/localized'

/** How close a partner is, from the general partners to the media partners. */
const PARTNER_TIERS = ['general', 'main', 'supporting', 'media'] as const

export const PartnerSchema = DocumentSchema.extend({
  name: z.string(),
  link: z.string().default(''),
  logo: ImageSchema.nullable().default(null),
  tier: z.enum(PARTNER_TIERS).default('supporting'),
  events: z.array(IdentifierSchema).default([]),
  position: z.number().int().default(0),
}).meta({ id: 'Partner' })

export type Partner = z.infer<typeof PartnerSchema>

const MAX_PARTNER_NAME = 200

/** The body that creates or replaces a partner; `events` holds identifiers or keys. */
export const PartnerBodySchema = z
  .object({
    name: requiredLocalizedText(MAX_PARTNER_NAME),
    link: LinkSchema.or(z.literal('')).optional(),
    logo: ImageBodySchema.optional(),
    tier: z.enum(PARTNER_TIERS).optional(),
    events: z.array(LineSchema).max(200).optional(),
    position: z.number().int().min(0).optional(),
  })
  .meta({ id: 'PartnerBody' })
