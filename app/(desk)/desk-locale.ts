import { cookies } from 'next/headers'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale, type Locale } from '@/lib/i18n/locales'

/** The language of whoever opens a page for the door. */
export async function deskLocale(): Promise<Locale> {
  return toLocale((await cookies()).get(LOCALE_COOKIE)?.value) ?? DEFAULT_LOCALE
}
