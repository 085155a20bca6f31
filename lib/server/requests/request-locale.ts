import type { IncomingHttpHeaders } from 'node:http'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, toLocale, type Locale } from '@/lib/i18n/locales'
import { ANY_ORIGIN } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'

export function requestLocale({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Locale {
  const requested = new URL(url, ANY_ORIGIN).searchParams.get(LOCALE_PARAMETER)
  return toLocale(requested) ?? toLocale(cookieValue(headers.cookie ?? '', LOCALE_COOKIE)) ?? DEFAULT_LOCALE
}
