'use client'

import type { TextFieldClientProps } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { getCountryNames } from '@/lib/site/text/countries/country-names'
import { ChoiceField } from './choice-field'

const COUNTRIES = getCountryNames(DEFAULT_LOCALE).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

export function CountryField(props: TextFieldClientProps) {
  return <ChoiceField {...props} options={COUNTRIES} />
}
