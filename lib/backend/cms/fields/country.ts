import type { TextField, TextFieldSingleValidation } from 'payload'
import { OptionalCountrySchema } from '@/lib/contract/fields/contact-fields'

const CHOICE = { Field: '@/lib/backend/admin/choices/country-field#CountryField' }

/** Takes what the contract takes. */
const validate: TextFieldSingleValidation = (value) => OptionalCountrySchema.safeParse(value ?? '').success || 'Choose a country from the list.'

// What was stored before may stay: guests change their registrations too.
const validateChange: TextFieldSingleValidation = (value, options) => value === options.previousValue || validate(value, options)

/** A country that the site shows, by its code. */
export function countryField(): TextField {
  return { name: 'country', type: 'text', maxLength: 2, validate, admin: { description: 'Visitors see the country’s name in their language.', components: CHOICE } }
}

/** The country of a visitor: one of the list, or a text where any is taken. */
export function countryLineField({ isText = false } = {}): TextField {
  return { name: 'country', type: 'text', ...(!isText && { validate: validateChange }), admin: { components: CHOICE } }
}
