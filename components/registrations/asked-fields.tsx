import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CountryField } from '@/components/forms/fields/country-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { TextField } from '@/components/forms/fields/text-field'
import { REGISTRATION_FIELDS, type RegistrationField, type RegistrationFields } from '@/lib/contract/fields/registration-fields'
import type { Locale } from '@/lib/i18n/locales'

/** The names of the fields that an event asks. */
export async function askedLabels(fields: RegistrationFields): Promise<Record<string, string>> {
  const f = await getTranslations('FieldNames')
  const labels: Record<RegistrationField, string> = { phone: f('phone'), country: f('country'), organization: f('organization'), position: f('position') }
  return Object.fromEntries(REGISTRATION_FIELDS.filter((name) => fields[name] !== 'off').map((name) => [name, labels[name]]))
}

interface AskedProps {
  fields: RegistrationFields
}

/** How to reach somebody and where they are from, as far as an event asks; with what is asked anyway beside the phone. */
export async function AskedContact({ fields, locale, children }: AskedProps & { locale: Locale; children?: ReactNode }) {
  const [t, labels] = await Promise.all([getTranslations('RegistrationForm'), askedLabels(fields)])
  return (
    <>
      <FieldPair>
        {children}
        {fields.phone !== 'off' && <TextField {...asked('phone', fields, labels)} type="tel" help={t('phoneHelp')} autoComplete="tel" />}
      </FieldPair>
      {fields.country !== 'off' && <CountryField {...asked('country', fields, labels)} locale={locale} />}
    </>
  )
}

export function asksForWork({ organization, position }: RegistrationFields): boolean {
  return organization !== 'off' || position !== 'off'
}

/** What somebody does, as far as an event asks. */
export async function AskedWork({ fields }: AskedProps) {
  const labels = await askedLabels(fields)
  return (
    <FieldPair>
      {fields.organization !== 'off' && <TextField {...asked('organization', fields, labels)} autoComplete="organization" />}
      {fields.position !== 'off' && <TextField {...asked('position', fields, labels)} autoComplete="organization-title" />}
    </FieldPair>
  )
}

function asked(name: RegistrationField, fields: RegistrationFields, labels: Record<string, string>) {
  return { name, label: labels[name] ?? '', isRequired: fields[name] === 'required' }
}
