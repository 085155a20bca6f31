import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'

/** The language of the emails to somebody, in a form that is sent with its names. */
export function LanguageChoice({ name }: { name: string }) {
  return (
    <label>
      Language of emails
      <select name={name}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LOCALE_TABLE[locale].ownName}
          </option>
        ))}
      </select>
    </label>
  )
}
