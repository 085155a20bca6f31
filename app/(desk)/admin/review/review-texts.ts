import { getMessages } from 'next-intl/server'
import type { ReviewTexts } from '@/components/review/review-app'
import type { ReviewNames } from '@/components/review/review-names'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { getCountryNames } from '@/lib/site/text/countries/country-names'
import { dayTemplates } from '@/lib/site/text/dates'
import { readTexts } from '../../desk-texts'

/** The words of the page of jurors in all languages, with those that the form has for the stages of a project. */
export async function readReviewTexts(): Promise<Record<Locale, ReviewTexts>> {
  const review = await readTexts('Review')
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const { projectStage, idea, prototype, launched, growing } = (await getMessages({ locale })).AcceleratorForm
      return [locale, { Review: review[locale], AcceleratorForm: { projectStage, idea, prototype, launched, growing } }] as const
    }),
  )
  return Object.fromEntries(texts) as Record<Locale, ReviewTexts>
}

/** What browsers may not be able to name, in all languages. */
export function reviewNames(): Record<Locale, ReviewNames> {
  const named = LOCALES.map((locale) => [locale, { days: dayTemplates(locale), countries: Object.fromEntries(getCountryNames(locale).map(({ code, name }) => [code, name])) }] as const)
  return Object.fromEntries(named) as Record<Locale, ReviewNames>
}
