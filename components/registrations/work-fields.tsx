import { FieldPair } from '@/components/forms/fields/field-pair'
import { TextField } from '@/components/forms/fields/text-field'
import type { RegistrationFields } from '@/lib/contract/fields/registration-fields'
import { registrationFieldLabels, registrationFieldProps } from './registration-field-labels'

export function asksForWork({ organization, position }: RegistrationFields): boolean {
  return organization !== 'off' || position !== 'off'
}

/** Position and organisation, as far as an event asks. */
export async function WorkFields({ fields }: { fields: RegistrationFields }) {
  const labels = await registrationFieldLabels(fields)
  return (
    <FieldPair>
      {fields.organization !== 'off' && <TextField {...registrationFieldProps('organization', fields, labels)} autoComplete="organization" />}
      {fields.position !== 'off' && <TextField {...registrationFieldProps('position', fields, labels)} autoComplete="organization-title" />}
    </FieldPair>
  )
}
