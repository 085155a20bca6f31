import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import type { Locale } from '@/lib/i18n/locales'

const MESSAGES = { en, ka } as const

/**
 * The words of one namespace, for answers and letters, which are written outside of any page.
 *
 * @param locale the language of whoever reads them
 */
export function getTranslations<Namespace extends keyof typeof en>({ locale, namespace }: { locale: Locale; namespace: Namespace }) {
  return createTranslator({ locale, namespace, messages: MESSAGES[locale], timeZone: 'Asia/Tbilisi' })
}
