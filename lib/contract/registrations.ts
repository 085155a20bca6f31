import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { ConsentSchema, CountrySchema, EmailSchema, LineSchema, OptionalLineSchema, PhoneSchema } from './fields/contact-fields'

/** The body of a registration for an event; `answers` maps a question of the event to its answer. */
export const RegistrationBodySchema = z
  .object({
    event: LineSchema,
    fullName: LineSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    organization: OptionalLineSchema,
    position: OptionalLineSchema,
    country: CountrySchema,
    consent: ConsentSchema,
    answers: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ id: 'RegistrationBody' })

/** Asks for the email about a registration again. */
export const RegistrationResendSchema = RegistrationBodySchema.pick({ event: true, email: true }).meta({ id: 'RegistrationResend' })

/** As what somebody comes. */
export const REGISTRATION_KINDS = ['guest', 'speaker', 'partner', 'staff'] as const

/**
 * Where a registration stands: with a seat, waiting for one, with a seat on offer for some time, or
 * withdrawn.
 */
const REGISTRATION_STATES = ['confirmed', 'waiting', 'offered', 'withdrawn'] as const

export const RegistrationSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  organization: z.string().default(''),
  position: z.string().default(''),
  country: z.string().default(''),
  answers: z.record(z.string(), z.unknown()).default({}),
  state: z.enum(REGISTRATION_STATES).default('confirmed'),
  offerEndsAt: InstantSchema.nullable().default(null),
  kind: z.enum(REGISTRATION_KINDS).default('guest'),
  /** Null until there is a seat. */
  ticketNumber: z.number().int().nullable().default(null),
  ticketCode: z.string().default(''),
  checkedInAt: InstantSchema.nullable().default(null),
  createdAt: InstantSchema,
}).meta({ id: 'Registration' })
