import { useState } from 'react'
import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'

/** What staff add in their own words; whoever reads a language without it gets the other one. */
export function MessageFields() {
  const [written, setWritten] = useState<readonly Locale[]>([])
  const missing = LOCALES.filter((locale) => !written.includes(locale)).map((locale) => LOCALE_TABLE[locale].ownName)

  function note(locale: Locale, message: string) {
    const others = written.filter((other) => other !== locale)
    setWritten(message.trim() ? [...others, locale] : others)
  }

  return (
    <>
      {LOCALES.map((locale) => (
        <label key={locale}>
          {`Your message, ${LOCALE_TABLE[locale].ownName} (optional)`}
          <textarea name={locale} lang={locale} rows={4} maxLength={MAX_ANNOUNCEMENT_MESSAGE} onChange={({ target }) => note(locale, target.value)} />
        </label>
      ))}
      <p role="status">{written.length > 0 && missing.length > 0 && `Emails in ${missing.join(', ')} go out with the same words, untranslated: write the message there as well.`}</p>
    </>
  )
}
