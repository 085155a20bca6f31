import { getTranslations } from 'next-intl/server'
import { REGISTRATION_FIELDS, type RegistrationField, type RegistrationFields } from '@/lib/contract/fields/registration-fields'

/** The names of the fields that an event asks. */
export async function registrationFieldLabels(fields: RegistrationFields): Promise<Record<string, string>> {
  const f = await getTranslations('FieldNames')
  const labels: Record<RegistrationField, string> = { phone: f('phone'), country: f('country'), organization: f('organization'), position: f('position') }
  return Object.fromEntries(REGISTRATION_FIELDS.filter((name) => fields[name] !== 'off').map((name) => [name, labels[name]]))
}

export function registrationFieldProps(name: RegistrationField, fields: RegistrationFields, labels: Record<string, string>) {
  return { name, label: labels[name] ?? '', isRequired: fields[name] === 'required' }
}
