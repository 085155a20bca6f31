import type { ReactNode } from 'react'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import styles from './action-form.module.css'

interface ActionFormProps {
  action: string
  locale: Locale
  tone?: 'primary' | 'outline'
  children: ReactNode
}

/** A button that changes something: by a form, because following a link must never change anything. */
export function ActionForm({ action, locale, tone = 'primary', children }: ActionFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={LOCALE_PARAMETER} value={LOCALE_TABLE[locale].cookieValue} />
      <button type="submit" className={`${styles.button} ${styles[tone]}`}>
        {children}
      </button>
    </form>
  )
}
