import { getMessages } from 'next-intl/server'
import type { ReviewTexts } from '@/components/review/review-app'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
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
