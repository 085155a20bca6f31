import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CountryField } from '@/components/forms/fields/country-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { TextField } from '@/components/forms/fields/text-field'
import { REGISTRATION_FIELDS, type RegistrationField, type RegistrationFields } from '@/lib/contract/fields/registration-fields'
import type { Locale } from '@/lib/i18n/locales'

/** The names of the fields that an event asks. */
export async function registrationFieldLabels(fields: RegistrationFields): Promise<Record<string, string>> {
  const f = await getTranslations('FieldNames')
  const labels: Record<RegistrationField, string> = { phone: f('phone'), country: f('country'), organization: f('organization'), position: f('position') }
  return Object.fromEntries(REGISTRATION_FIELDS.filter((name) => fields[name] !== 'off').map((name) => [name, labels[name]]))
}

interface RegistrationFieldsProps {
  fields: RegistrationFields
}

/** How to reach somebody and where they are from, as far as an event asks; with what is asked anyway beside the phone. */
export async function ContactFields({ fields, locale, children }: RegistrationFieldsProps & { locale: Locale; children?: ReactNode }) {
  const [t, labels] = await Promise.all([getTranslations('RegistrationForm'), registrationFieldLabels(fields)])
  return (
    <>
      <FieldPair>
        {children}
        {fields.phone !== 'off' && <TextField {...fieldProps('phone', fields, labels)} type="tel" help={t('phoneHelp')} autoComplete="tel" />}
      </FieldPair>
      {fields.country !== 'off' && <CountryField {...fieldProps('country', fields, labels)} locale={locale} />}
    </>
  )
}

export function asksForWork({ organization, position }: RegistrationFields): boolean {
  return organization !== 'off' || position !== 'off'
}

/** What somebody does, as far as an event asks. */
export async function WorkFields({ fields }: RegistrationFieldsProps) {
  const labels = await registrationFieldLabels(fields)
  return (
    <FieldPair>
      {fields.organization !== 'off' && <TextField {...fieldProps('organization', fields, labels)} autoComplete="organization" />}
      {fields.position !== 'off' && <TextField {...fieldProps('position', fields, labels)} autoComplete="organization-title" />}
    </FieldPair>
  )
}

function fieldProps(name: RegistrationField, fields: RegistrationFields, labels: Record<string, string>) {
  return { name, label: labels[name] ?? '', isRequired: fields[name] === 'required' }
}
