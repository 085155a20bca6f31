import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { MOST_COMPANIONS } from './fields/registration-fields'
import { ConsentSchema, EmailSchema, LineSchema, OptionalCountrySchema, OptionalPhoneSchema, OptionalVisitorLineSchema, VisitorNameSchema } from './fields/contact-fields'

const CompanionSchema = z.object({ fullName: VisitorNameSchema })

/** The companions, each with a seat and a ticket. A form posts plain names, one to a field, some of them empty. */
export const CompanionsSchema = z
  .preprocess(toCompanions, z.array(CompanionSchema).max(MOST_COMPANIONS))
  .default([])
  .meta({ type: 'array', items: { type: 'object', properties: { fullName: { type: 'string' } }, required: ['fullName'] }, maxItems: MOST_COMPANIONS })

function toCompanions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.values(value).flatMap((name: unknown) => (typeof name === 'string' && name.trim() === '' ? [] : [{ fullName: name }]))
}

/**
 * The body of a registration for an event; `answers` maps a question of the event to its answer. What an event asks besides
 * name and email is its `registrationFields`.
 */
export const RegistrationBodySchema = z
  .object({
    event: LineSchema,
    fullName: VisitorNameSchema,
    email: EmailSchema,
    phone: OptionalPhoneSchema,
    organization: OptionalVisitorLineSchema,
    position: OptionalVisitorLineSchema,
    country: OptionalCountrySchema,
    companions: CompanionsSchema,
    consent: ConsentSchema,
    answers: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ id: 'RegistrationBody' })

/** Asks for the email about a registration again. */
export const RegistrationResendSchema = RegistrationBodySchema.pick({ event: true, email: true }).meta({ id: 'RegistrationResend' })

/** The role in which somebody comes. */
export const REGISTRATION_KINDS = ['guest', 'speaker', 'partner', 'staff'] as const

/**
 * Where a registration stands: with a seat, waiting for one, with a seat on offer for some time, or
 * withdrawn.
 *
 * @public
 */
export const REGISTRATION_STATES = ['confirmed', 'waiting', 'offered', 'withdrawn'] as const

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
