import { z } from 'zod'
import { DocumentSchema, HtmlSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { FigureSchema } from './fields/figures'
import { ImageSchema } from './fields/images'
import { SocialLinkSchema } from './fields/social-links'

const title = z.string().default('')

/** The texts of the home page: hero, subscribe block and the steps of "how it works". */
const HomeSchema = z.object({
  hero: z
    .object({
      eyebrow: title,
      title,
      subtitle: title,
      image: ImageSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  subscription: z
    .object({ title, subtitle: title, image: ImageSchema.nullable().default(null) })
    .nullable()
    .default(null),
  howItWorks: z
    .object({
      title,
      intro: title,
      steps: z.array(z.object({ title, text: title })).default([]),
    })
    .nullable()
    .default(null),
})

/** How to reach the organisation, its name, logo, profiles and the lines of the footer. */
const ContactSchema = z.object({
  name: title,
  logo: ImageSchema.nullable().default(null),
  email: z.string().default(''),
  phone: z.string().default(''),
  address: title,
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  map: ImageSchema.nullable().default(null),
  socialLinks: z.array(SocialLinkSchema).default([]),
  copyright: title,
  credit: z.object({ label: title, link: z.string().default('') }).nullable().default(null),
})

const AboutSchema = z.object({
  title,
  lead: title,
  text: HtmlSchema.default(''),
  image: ImageSchema.nullable().default(null),
  figures: z.array(FigureSchema).default([]),
})

/**
 * The jazz page: its texts, the event it belongs to and pictures of past evenings. `cutout` is the part of its image that
 * stands in front of the title: as large, and transparent elsewhere.
 */
const GaliJazzSchema = z.object({
  title,
  lead: title,
  text: HtmlSchema.default(''),
  image: ImageSchema.nullable().default(null),
  cutout: ImageSchema.nullable().default(null),
  event: IdentifierSchema.nullable().default(null),
  gallery: z.array(z.object({ image: ImageSchema, caption: title })).default([]),
})

const CareersSchema = z.object({ title, text: HtmlSchema.default('') })

/** The privacy text for visitors, and when it was last changed. */
const PrivacySchema = z.object({
  title,
  text: HtmlSchema.default(''),
  updatedAt: InstantSchema.nullable().default(null),
})

/** The common data of the site in six sections; `select` picks some of them. */
export const CommonDataSchema = DocumentSchema.extend({
  home: HomeSchema,
  contact: ContactSchema,
  about: AboutSchema,
  galiJazz: GaliJazzSchema,
  careers: CareersSchema,
  privacy: PrivacySchema,
}).meta({ id: 'CommonData' })

export type CommonData = z.infer<typeof CommonDataSchema>
export type Home = z.infer<typeof HomeSchema>
export type Contact = z.infer<typeof ContactSchema>
export type About = z.infer<typeof AboutSchema>
export type GaliJazz = z.infer<typeof GaliJazzSchema>
export type Careers = z.infer<typeof CareersSchema>
export type Privacy = z.infer<typeof PrivacySchema>
