import { z } from 'zod'

/** What a registration may ask besides name and email. */
export const REGISTRATION_FIELDS = ['phone', 'country', 'organization', 'position'] as const

export const FIELD_CHOICES = ['off', 'optional', 'required'] as const

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]
export type FieldChoice = (typeof FIELD_CHOICES)[number]

const choice = z.enum(FIELD_CHOICES).default('off')

/** Which of them an event asks. */
export const RegistrationFieldsSchema = z
  .object({ phone: choice, country: choice, organization: choice, position: choice } satisfies Record<RegistrationField, typeof choice>)
  .default({ phone: 'off', country: 'off', organization: 'off', position: 'off' })

export type RegistrationFields = z.infer<typeof RegistrationFieldsSchema>

/** How many people a guest may bring at most, whatever the event. */
export const MOST_COMPANIONS = 5
