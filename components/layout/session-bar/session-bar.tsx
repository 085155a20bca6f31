'use client'

import { NextIntlClientProvider } from 'next-intl'
import useSWR from 'swr'
import { readJson } from '@/lib/api/browser'
import type { CurrentUser } from '@/lib/contract/users'
import { isLocale, DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import type messages from '@/messages/en.json'
import { SessionBarContent } from './session-bar-content'

async function loadTexts(locale: Locale) {
  const texts = (await import(`../../../messages/${locale}.json`)) as { default: Pick<typeof messages, 'SessionBar'> }
  return texts.default
}

/** Words and user are read by the browser, since the page itself is cached for everybody. */
export function SessionBar() {
  const language = document.documentElement.lang
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { data: texts } = useSWR(`texts ${locale}`, () => loadTexts(locale), { revalidateOnFocus: false })
  const { data: user } = useSWR('/api/users/me', readJson<CurrentUser>, { shouldRetryOnError: false })
  if (!texts || !user) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ SessionBar: texts.SessionBar }} timeZone={SITE_TIME_ZONE}>
      <SessionBarContent user={user} />
    </NextIntlClientProvider>
  )
}
