import { getTranslations } from 'next-intl/server'
import { CountryField } from '@/components/forms/fields/country-field'
import { TextField } from '@/components/forms/fields/text-field'
import { REGISTRATION_FIELDS, type RegistrationField, type RegistrationFields } from '@/lib/contract/fields/registration-fields'
import type { Locale } from '@/lib/i18n/locales'

/** The names of the fields that an event asks. */
export async function askedLabels(fields: RegistrationFields): Promise<Record<string, string>> {
  const f = await getTranslations('FieldNames')
  const labels: Record<RegistrationField, string> = { phone: f('phone'), country: f('country'), organization: f('organization'), position: f('position') }
  return Object.fromEntries(REGISTRATION_FIELDS.filter((name) => fields[name] !== 'off').map((name) => [name, labels[name]]))
}

/** The fields that an event asks besides name and email. */
export async function AskedFields({ fields, locale }: { fields: RegistrationFields; locale: Locale }) {
  const [t, labels] = await Promise.all([getTranslations('RegistrationForm'), askedLabels(fields)])
  const field = (name: RegistrationField) => ({ name, label: labels[name] ?? '', isRequired: fields[name] === 'required' })
  return (
    <>
      {fields.phone !== 'off' && <TextField {...field('phone')} type="tel" help={t('phoneHelp')} autoComplete="tel" />}
      {fields.country !== 'off' && <CountryField {...field('country')} locale={locale} />}
      {fields.organization !== 'off' && <TextField {...field('organization')} autoComplete="organization" />}
      {fields.position !== 'off' && <TextField {...field('position')} autoComplete="organization-title" />}
    </>
  )
}
