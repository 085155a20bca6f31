import { z } from 'zod'
import { CountrySchema, PhoneSchema, VisitorLineSchema } from './contact-fields'

/** The fields that a registration may ask besides name and email. */
export const REGISTRATION_FIELDS = ['phone', 'country', 'organization', 'position'] as const

export const FIELD_CHOICES = ['off', 'optional', 'required'] as const

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]
export type FieldChoice = (typeof FIELD_CHOICES)[number]

const choice = z.enum(FIELD_CHOICES).default('off')

/** Whether an event asks for each of them. */
export const RegistrationFieldsSchema = z
  .object({ phone: choice, country: choice, organization: choice, position: choice } satisfies Record<RegistrationField, typeof choice>)
  .default({ phone: 'off', country: 'off', organization: 'off', position: 'off' })

export type RegistrationFields = z.infer<typeof RegistrationFieldsSchema>

const REQUIRED = { phone: PhoneSchema, country: CountrySchema, organization: VisitorLineSchema, position: VisitorLineSchema } satisfies Record<RegistrationField, z.ZodType>

/** Builds the schema of the fields without which an event takes no registration. */
export function requiredFieldsSchema(fields: RegistrationFields) {
  return z.object(Object.fromEntries(REGISTRATION_FIELDS.filter((name) => fields[name] === 'required').map((name) => [name, REQUIRED[name]])))
}

/** How many people a guest may bring at most, whatever the event. */
export const MOST_COMPANIONS = 5
