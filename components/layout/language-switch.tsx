'use client'

import { setCookie } from 'cookies-next/client'
import type { MouseEvent } from 'react'
import { LOCALE_COOKIE, LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import styles from './language-switch.module.css'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

export interface LanguageChoice {
  locale: Locale
  /** How the cookie and the address write it. */
  value: string
  label: string
}

/** Leads to the same screen in the other language; with JavaScript it keeps query and fragment too. */
export function LanguageSwitch({ locale, value, label }: LanguageChoice) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setCookie(LOCALE_COOKIE, value, { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure: window.location.protocol === 'https:' })
    const address = new URL(window.location.href)
    address.searchParams.set(LOCALE_PARAMETER, value)
    // `replace` alone would only scroll when nothing but the fragment differs.
    if (address.href === window.location.href) window.location.reload()
    else window.location.replace(address)
  }
  return (
    <a
      href={`?${LOCALE_PARAMETER}=${value}`}
      hrefLang={locale}
      lang={locale}
      className={styles.language}
      onClick={choose}
    >
      {label}
    </a>
  )
}
