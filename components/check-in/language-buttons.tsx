'use client'

import { useTranslations } from 'next-intl'
import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import styles from './check-in.module.css'

export function LanguageButtons({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  const t = useTranslations('CheckIn')
  return (
    <div role="group" aria-label={t('language')} className={styles.languages}>
      {LOCALES.map((one) => (
        <button key={one} type="button" lang={one} aria-label={LOCALE_TABLE[one].ownName} aria-pressed={one === locale} onClick={() => onChange(one)}>
          {LOCALE_TABLE[one].shortName}
        </button>
      ))}
    </div>
  )
}
