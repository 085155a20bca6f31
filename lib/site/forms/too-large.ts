import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

/** What is said of a body that is too large, and to whoever typed it. */
export function tooLargeSentences(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  return { tooLarge: t('tooLarge'), shorten: t('shorten') }
}
