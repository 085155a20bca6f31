import { LOCALE_COOKIE } from '@/lib/i18n/locales'
import { YEAR_IN_SECONDS } from '@/lib/site/text/durations'

/** For the pages after this one. @param value as the cookie has it */
export async function rememberLanguage(value: string): Promise<void> {
  try {
    // Only now: it is 3 KiB, and few visitors switch.
    const { setCookie } = await import('cookies-next/client')
    setCookie(LOCALE_COOKIE, value, { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure: window.location.protocol === 'https:' })
  } catch {
    // Without a network it holds for this page alone.
  }
}
