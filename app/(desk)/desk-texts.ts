import { getMessages } from 'next-intl/server'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type messages from '@/messages/en.json'

type DeskTexts = Pick<typeof messages, 'CheckIn' | 'Review'>

/** The words of a page for a desk in all languages: without a connection it changes from one to another. */
export async function readTexts<Name extends keyof DeskTexts>(name: Name): Promise<Record<Locale, DeskTexts[Name]>> {
  const texts = await Promise.all(LOCALES.map(async (locale) => [locale, (await getMessages({ locale }))[name] as DeskTexts[Name]] as const))
  return Object.fromEntries(texts) as Record<Locale, DeskTexts[Name]>
}
