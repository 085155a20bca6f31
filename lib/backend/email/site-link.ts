import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'

/** The whole address of a path of the site, in the language of the recipient. */
export function siteLink(path: string, locale: Locale): string {
  return `${env().SITE_URL}${path}${path.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
}
