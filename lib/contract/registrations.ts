import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema } from './document'
import { CountrySchema, EmailSchema, LineSchema, PhoneSchema } from './contact-fields'

/** The body of a registration for an event; `answers` maps a question of the event to its answer. */
export const RegistrationBodySchema = z
  .object({
    event: LineSchema,
    fullName: LineSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    organization: z.string().trim().max(200).default(''),
    position: z.string().trim().max(200).default(''),
    country: CountrySchema,
    consent: z.literal(true),
    answers: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ id: 'RegistrationBody' })

/** A registration, as staff read it. */
export const RegistrationSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  organization: z.string().default(''),
  position: z.string().default(''),
  country: z.string().default(''),
  answers: z.record(z.string(), z.unknown()).default({}),
  createdAt: InstantSchema,
}).meta({ id: 'Registration' })

/** A registration, as staff read it. */
export type Registration = z.infer<typeof RegistrationSchema>
