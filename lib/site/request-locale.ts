import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, toLocale, type Locale } from '@/lib/i18n/locales'
import { ANY_ORIGIN } from './constants'
import { cookieValue } from './security/cookie-value'

/** The language that the browser of a visitor remembers. @param cookies the header of a request */
export function rememberedLocale(cookies: string | null | undefined): Locale | null {
  return toLocale(cookieValue(cookies ?? '', LOCALE_COOKIE))
}

/** The language that the address of a request names, or else the remembered one. */
export function requestLocale(address: string, cookies: string | undefined): Locale {
  const named = new URL(address, ANY_ORIGIN).searchParams.get(LOCALE_PARAMETER)
  return toLocale(named) ?? rememberedLocale(cookies) ?? DEFAULT_LOCALE
}
