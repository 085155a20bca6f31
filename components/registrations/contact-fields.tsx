import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CountryField } from '@/components/forms/fields/country-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { TextField } from '@/components/forms/fields/text-field'
import type { RegistrationFields } from '@/lib/contract/fields/registration-fields'
import type { Locale } from '@/lib/i18n/locales'
import { registrationFieldLabels, registrationFieldProps } from './registration-field-labels'

interface ContactFieldsProps {
  fields: RegistrationFields
  locale: Locale
  children?: ReactNode
}

/** Phone and country, as far as an event asks; `children` stand beside the phone. */
export async function ContactFields({ fields, locale, children }: ContactFieldsProps) {
  const [t, labels] = await Promise.all([getTranslations('RegistrationForm'), registrationFieldLabels(fields)])
  return (
    <>
      <FieldPair>
        {children}
        {fields.phone !== 'off' && <TextField {...registrationFieldProps('phone', fields, labels)} type="tel" help={t('phoneHelp')} autoComplete="tel" />}
      </FieldPair>
      {fields.country !== 'off' && <CountryField {...registrationFieldProps('country', fields, labels)} locale={locale} />}
    </>
  )
}
