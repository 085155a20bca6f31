import { useEffect } from 'react'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'

/** Keeps the address in the browser in line with the page, so that a copied link holds the language and Back works. */
export function usePageAddress(pathname: string): void {
  useEffect(nameLanguage, [pathname])
  useEffect(() => {
    // Lists and days have addresses of their own on the same path.
    window.navigation?.addEventListener('currententrychange', nameLanguage)
    return () => window.navigation?.removeEventListener('currententrychange', nameLanguage)
  }, [])
  useEffect(keepFrameworkState, [])
}

/** Only the cookie tells the server that a plain address is to be shown in another language than the first. */
function nameLanguage(): void {
  const locale = toLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  const address = new URL(window.location.href)
  if (locale === DEFAULT_LOCALE || address.searchParams.has(LOCALE_PARAMETER)) return
  address.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  window.history.replaceState(window.history.state, '', address)
}

/** A link within the page makes a history entry without the framework's state, and the framework ignores Back to such a one. */
function keepFrameworkState(): () => void {
  let state: unknown = null
  const remember = () => {
    state = window.history.state
  }
  const bringBack = () => {
    if (window.history.state === null) window.history.replaceState(state, '')
  }
  document.addEventListener('click', remember, true)
  window.addEventListener('hashchange', bringBack)
  return () => {
    document.removeEventListener('click', remember, true)
    window.removeEventListener('hashchange', bringBack)
  }
}
