import { ReviewApp } from '@/components/review/review-app'
import { deskLocale } from '../../../desk-locale'
import { readReviewTexts, reviewNames } from '../review-texts'

export { generateMetadata } from '../page'

export default async function ReviewRound({ params }: { params: Promise<{ round: string }> }) {
  const { round } = await params
  return <ReviewApp locale={await deskLocale()} texts={await readReviewTexts()} names={reviewNames()} round={round} />
}
