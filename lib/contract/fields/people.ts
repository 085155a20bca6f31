import { z } from 'zod'
import { DocumentSchema, HtmlSchema, IdentifierSchema } from './document'
import { ImageSchema } from './images'
import { SocialLinkSchema } from './social-links'

export const PersonSchema = DocumentSchema.extend({
  identifier: IdentifierSchema,
  fullName: z.string(),
  role: z.string().default(''),
  bio: HtmlSchema.default(''),
  photo: ImageSchema.nullable().default(null),
  socialLinks: z.array(SocialLinkSchema).default([]),
})

/** A person of an event: with an organisation, a country (ISO 3166-1 alpha-2) and the events they belong to. */
export const EventPersonSchema = PersonSchema.extend({
  organization: z.string().default(''),
  country: z.string().default(''),
  isFeatured: z.boolean().default(false),
  events: z.array(IdentifierSchema).default([]),
})

/** The fields of every person of an event in a list, before those of some kinds alone. */
export const EVENT_PERSON_CARD = { _id: true, untranslated: true, identifier: true, fullName: true, role: true, organization: true, photo: true } as const
