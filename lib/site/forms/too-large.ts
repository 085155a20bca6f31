import { MOST_FILE_SIZE } from '@/lib/contract/fields/file-values'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

/** The messages about a body that is too large, for programs and for visitors. */
export const tooLargeSentences = () => Object.fromEntries(LOCALES.map((locale) => [locale, sentencesIn(locale)])) as TooLargeSentences

export type TooLargeSentences = Record<Locale, ReturnType<typeof sentencesIn>>

function sentencesIn(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  return { tooLarge: t('tooLarge'), shorten: t('shorten'), fileTooLarge: t('fileTooLarge', { most: MOST_FILE_SIZE }), smaller: t('smallerFile') }
}
