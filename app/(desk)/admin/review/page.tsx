import type { Metadata } from 'next'
import { ReviewApp } from '@/components/review/review-app'
import { deskLocale } from '../../desk-locale'
import { readTexts } from '../../desk-texts'
import { readReviewTexts, reviewNames } from './review-texts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: Object.values(await readTexts('Review')).map(({ title }) => title).join(' · ') }
}

/** The same page for everybody, without personal data: what it shows comes from the API. */
export default async function ReviewRounds() {
  return <ReviewApp locale={await deskLocale()} texts={await readReviewTexts()} names={reviewNames()} round={null} />
}
