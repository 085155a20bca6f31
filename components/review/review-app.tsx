'use client'

import { NextIntlClientProvider, type Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { rememberLanguage } from '@/components/ui/browser/remember-language'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { ReviewNamesProvider, type ReviewNames } from './review-names'
import { ReviewScreen } from './review-screen'

export interface ReviewTexts {
  Review: Messages['Review']
  AcceleratorForm: Pick<Messages['AcceleratorForm'], 'projectStage' | 'idea' | 'prototype' | 'launched' | 'growing'>
}

interface ReviewAppProps {
  locale: Locale
  /** Of every language: the switch keeps what is typed, and works without a network. */
  texts: Record<Locale, ReviewTexts>
  names: Record<Locale, ReviewNames>
  /** The key of a round; null for the list of them. */
  round: string | null
}

export function ReviewApp({ locale, texts, names, round }: ReviewAppProps) {
  const [language, setLanguage] = useState(locale)

  useEffect(() => {
    document.documentElement.lang = LOCALE_TABLE[language].tag.slice(0, 2)
  }, [language])

  const change = (chosen: Locale) => {
    setLanguage(chosen)
    void rememberLanguage(LOCALE_TABLE[chosen].cookieValue)
  }
  return (
    <NextIntlClientProvider locale={language} messages={texts[language]} timeZone={SITE_TIME_ZONE}>
      <ReviewNamesProvider value={names[language]}>
        <ReviewScreen locale={language} round={round} onLocaleChange={change} />
      </ReviewNamesProvider>
    </NextIntlClientProvider>
  )
}
