import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getEvent } from '@/lib/content/events'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { takesApplications } from '@/lib/site/indexing'
import { pageMetadata } from '@/lib/site/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { toShareImage } from '@/lib/site/share-image'

type ApplyNowPageProps = PageProps<'/[locale]/event/[eventIdentifier]/apply-now'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ApplyNowPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier }] = await Promise.all([getTranslations('ApplyNowPage'), pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('applyNow', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    description: event.summary,
    image: toShareImage(event.coverImage),
    isFound: takesApplications(event),
  })
}

export default async function ApplyNowPage({ params }: ApplyNowPageProps) {
  const [t, event] = [
    await getTranslations('ApplyNowPage'),
    await getEvent(await pageLocale(), (await params).eventIdentifier),
  ]
  if (!event) notFound()
  return <EventScreenHeader event={event} title={t('title')} tone="night" />
}
