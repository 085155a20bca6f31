import type { Field, SelectField } from 'payload'
import { FIELD_CHOICES, MOST_COMPANIONS, REGISTRATION_FIELDS, type FieldChoice, type RegistrationField } from '@/lib/contract/fields/registration-fields'
import { toOptions } from './options'

const LABELS: Record<RegistrationField, string> = { phone: 'Phone', country: 'Country', organization: 'Organisation', position: 'Role' }

const CHOICES: Record<FieldChoice, string> = { off: 'Not asked', optional: 'May be left empty', required: 'Must be filled in' }

/** What the registration form of an event asks besides name and email. */
export function registrationFields(): Field[] {
  return [
    {
      name: 'registrationFields',
      label: 'Fields of the registration form',
      type: 'group',
      admin: { description: 'Name and email are always asked. The fewer fields, the more people finish.' },
      fields: [
        {
          type: 'row',
          fields: REGISTRATION_FIELDS.map((name): SelectField => ({
            name,
            label: LABELS[name],
            type: 'select',
            required: true,
            defaultValue: FIELD_CHOICES[0],
            options: toOptions(CHOICES),
          })),
        },
      ],
    },
    {
      name: 'companionsLimit',
      label: 'Companions',
      type: 'number',
      min: 0,
      max: MOST_COMPANIONS,
      defaultValue: 0,
      validate: isCompanionsLimit,
      admin: { description: `How many people a guest may bring, at most ${MOST_COMPANIONS}. Each takes a seat and gets a ticket.` },
    },
  ]
}

function isCompanionsLimit(value: unknown): true | string {
  const isFine = value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COMPANIONS)
  return isFine || `Enter a whole number from 0 to ${MOST_COMPANIONS}.`
}
