'use client'

import { NextIntlClientProvider } from 'next-intl'
import useSWR from 'swr'
import { callApi } from '@/lib/api/browser-call'
import type { CurrentUser } from '@/lib/contract/users'
import { isLocale, DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import type messages from '@/messages/en.json'
import { SessionBarContent } from './session-bar-content'

const TEXTS: Record<Locale, () => Promise<{ default: Pick<typeof messages, 'SessionBar'> }>> = {
  en: () => import('@/messages/en.json'),
  ka: () => import('@/messages/ka.json'),
}

/** Words and user are read by the browser, since the page itself is cached for everybody. */
export function SessionBar() {
  const language = document.documentElement.lang
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { data: texts } = useSWR(`texts ${locale}`, async () => (await TEXTS[locale]()).default, { revalidateOnFocus: false })
  const { data: user } = useSWR('/api/users/me', (path) => callApi(path) as Promise<CurrentUser>, { shouldRetryOnError: false })
  if (!texts || !user) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ SessionBar: texts.SessionBar }} timeZone="Asia/Tbilisi">
      <SessionBarContent user={user} />
    </NextIntlClientProvider>
  )
}
