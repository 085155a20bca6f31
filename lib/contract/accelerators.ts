import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema } from './document'
import { CountrySchema, EmailSchema, LineSchema, LinkSchema, PhoneSchema, TextSchema } from './contact-fields'

/** How far the project of an applicant is. */
export const PROJECT_STAGES = ['idea', 'prototype', 'launched', 'growing'] as const

/** The body of an application to an accelerator; `birthDate` is a calendar day. */
export const AcceleratorBodySchema = z
  .object({
    event: LineSchema,
    fullName: LineSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    country: CountrySchema,
    birthDate: z.iso.date(),
    organization: z.string().trim().max(200).default(''),
    projectName: LineSchema,
    projectStage: z.enum(PROJECT_STAGES),
    motivation: TextSchema,
    link: z.union([z.literal(''), LinkSchema]).default(''),
    consent: z.literal(true),
  })
  .meta({ id: 'AcceleratorBody' })

/** An application, as staff read it. */
export const AcceleratorSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  country: z.string().default(''),
  birthDate: z.string().default(''),
  organization: z.string().default(''),
  projectName: z.string().default(''),
  projectStage: z.string().default(''),
  motivation: z.string().default(''),
  link: z.string().default(''),
  createdAt: InstantSchema,
}).meta({ id: 'Accelerator' })

/** An application, as staff read it. */
export type AcceleratorApplication = z.infer<typeof AcceleratorSchema>
