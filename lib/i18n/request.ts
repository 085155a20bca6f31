import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { DEFAULT_LOCALE, isLocale } from './locales'

export default getRequestConfig(async (request) => {
  const value: unknown = request.locale ?? (await rootLocale())
  const locale = typeof value === 'string' && isLocale(value) ? value : DEFAULT_LOCALE
  const messages = (await import(`../../messages/${locale}.json`)) as { default: Record<string, never> }
  return { locale, messages: messages.default, timeZone: SITE_TIME_ZONE }
})
