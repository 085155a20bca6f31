import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { DEFAULT_LOCALE, isLocale } from './locales'

/** The messages of the language that a page is rendered in, by its root segment. */
export default getRequestConfig(async ({ locale }) => {
  const wanted: unknown = locale ?? (await rootLocale())
  const language = typeof wanted === 'string' && isLocale(wanted) ? wanted : DEFAULT_LOCALE
  const messages = (await import(`../../messages/${language}.json`)) as { default: Record<string, never> }
  return { locale: language, messages: messages.default, timeZone: 'Asia/Tbilisi' }
})
