import { getTranslations } from 'next-intl/server'
import { CountryField } from '@/components/forms/fields/country-field'
import { DateField } from '@/components/forms/fields/date-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { TextField } from '@/components/forms/fields/text-field'
import type { Locale } from '@/lib/i18n/locales'

interface PersonalFieldsProps {
  labels: Record<'fullName' | 'email' | 'phone' | 'country' | 'birthDate' | 'organization', string>
  locale: Locale
  /** Not where the link that led here was sent to the address. */
  hasEmail: boolean
}

export async function PersonalFields({ labels, locale, hasEmail }: PersonalFieldsProps) {
  const t = await getTranslations('AcceleratorForm')
  const phone = <TextField name="phone" type="tel" label={labels.phone} help={t('phoneHelp')} autoComplete="tel" isRequired />
  return (
    <>
      <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
      {hasEmail ? (
        <FieldPair>
          <TextField name="email" type="email" label={labels.email} help={t('emailHelp')} autoComplete="email" isRequired />
          {phone}
        </FieldPair>
      ) : (
        phone
      )}
      <CountryField label={labels.country} locale={locale} isRequired />
      <DateField name="birthDate" label={labels.birthDate} autoComplete="bday" isRequired />
      <TextField name="organization" label={labels.organization} autoComplete="organization" />
    </>
  )
}
