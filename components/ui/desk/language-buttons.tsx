'use client'

import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import styles from './language-buttons.module.css'

interface LanguageButtonsProps {
  label: string
  locale: Locale
  onChange: (locale: Locale) => void
}

/** Changes the language of a page for a desk, which stays as it is otherwise. */
export function LanguageButtons({ label, locale, onChange }: LanguageButtonsProps) {
  return (
    <div role="group" aria-label={label} className={styles.languages}>
      {LOCALES.map((one) => (
        <button key={one} type="button" lang={one} aria-label={LOCALE_TABLE[one].ownName} aria-pressed={one === locale} onClick={() => onChange(one)}>
          {LOCALE_TABLE[one].shortName}
        </button>
      ))}
    </div>
  )
}
