import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import type messages from '@/messages/en.json'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import type { Locale } from './locales'

type Messages = typeof messages

const loaded = new Map<Locale, Messages>()

/** The words of one namespace, for API answers and emails, which are written outside of any page. */
export function getTranslations<Namespace extends keyof Messages>({ locale, namespace }: { locale: Locale; namespace: Namespace }) {
  return createTranslator({ locale, namespace, messages: messagesOf(locale), timeZone: SITE_TIME_ZONE })
}

function messagesOf(locale: Locale): Messages {
  const known = loaded.get(locale)
  if (known) return known
  const file = path.join(process.cwd(), 'messages', `${locale}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages
  loaded.set(locale, messages)
  return messages
}
