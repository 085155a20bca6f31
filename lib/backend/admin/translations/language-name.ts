import type { Locale } from '@/lib/i18n/locales'

/** The English name of a language. */
export function languageName(language: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
