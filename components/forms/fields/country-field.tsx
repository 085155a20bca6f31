import { getTranslations } from 'next-intl/server'
import { getCountryNames } from '@/lib/site/text/countries/country-names'
import type { Locale } from '@/lib/i18n/locales'
import { SelectField } from './select-field'

/** The countries of the world by their names in the language of the page, Georgia first. */
export async function CountryField({ label, locale, isRequired }: { label: string; locale: Locale; isRequired?: boolean }) {
  const t = await getTranslations('CountryField')
  const [home, ...others] = getCountryNames(locale)
  return (
    <SelectField name="country" label={label} none={t('choose')} autoComplete="country" isRequired={isRequired}>
      {home && <option value={home.code}>{home.name}</option>}
      <hr />
      {others.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
