import { getMessages } from 'next-intl/server'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type messages from '@/messages/en.json'

type Texts = (typeof messages)['CheckIn']

/** The words of the door in all languages: a device without a connection changes from one to another. */
export async function readTexts(): Promise<Record<Locale, Texts>> {
  const texts = await Promise.all(LOCALES.map(async (locale) => [locale, (await getMessages({ locale })).CheckIn] as const))
  return Object.fromEntries(texts) as Record<Locale, Texts>
}
