'use client'

import { useParams } from 'next/navigation'
import { useEffect, type MouseEvent } from 'react'
import { rememberLanguage } from '@/components/ui/browser/remember-language'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { viewQuery } from '@/lib/site/lists/view-query'
import styles from './language-switch.module.css'
import { rememberPlace, restorePlace } from './reading-place'

export interface LanguageChoice {
  locale: Locale
  /** How the cookie and the address write it. */
  value: string
  label: string
}

/** Leads to the same list in the other language; with JavaScript it keeps query, fragment and place on the page too. */
export function LanguageSwitch({ locale, value, label }: LanguageChoice) {
  const { view, eventIdentifier, token } = useParams<{ view?: string[]; eventIdentifier?: string; token?: string }>()
  // The draft of an application is the only page of an event with a token, which its address has in the query.
  const draft = eventIdentifier && token && `draft=${token}`
  useEffect(restorePlace, [])
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void switchTo(value)
  }
  return (
    <a
      href={`?${[viewQuery(view), draft, `${LOCALE_PARAMETER}=${value}`].filter(Boolean).join('&')}`}
      hrefLang={locale}
      lang={locale}
      className={styles.language}
      data-quiet=""
      onClick={choose}
    >
      {label}
    </a>
  )
}

async function switchTo(value: string) {
  await rememberLanguage(value)
  const address = new URL(window.location.href)
  address.searchParams.set(LOCALE_PARAMETER, value)
  rememberPlace()
  // A reload keeps what is scrolled and typed.
  window.history.replaceState(window.history.state, '', address)
  window.location.reload()
}
