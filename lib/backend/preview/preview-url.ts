import type { GeneratePreviewURL } from 'payload'
import { DEFAULT_LOCALE, isLocale, LOCALE_PARAMETER, LOCALE_TABLE } from '@/lib/i18n/locales'

export function previewUrl(collection: string): GeneratePreviewURL {
  return ({ id }, { locale }) => (typeof id === 'string' ? toUrl(`${collection}/${id}`, locale) : null)
}

export function previewGlobalUrl(slug: string): GeneratePreviewURL {
  return (_, { locale }) => toUrl(`global/${slug}`, locale)
}

function toUrl(document: string, locale: string): string {
  const language = LOCALE_TABLE[isLocale(locale) ? locale : DEFAULT_LOCALE].cookieValue
  return `/cms/preview/${document}?${LOCALE_PARAMETER}=${language}`
}
