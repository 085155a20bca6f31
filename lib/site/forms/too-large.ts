import { MOST_FILE_SIZE } from '@/lib/contract/fields/file-values'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

/** The messages about a body that is too large, for programs and for visitors. */
export function tooLargeSentences(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  return { tooLarge: t('tooLarge'), shorten: t('shorten'), fileTooLarge: t('fileTooLarge', { most: MOST_FILE_SIZE }), smaller: t('smallerFile') }
}
