import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getEvent } from '@/lib/content/events'
import { movedOrNotFound } from '@/lib/content/moved'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type ApplyNowPageProps = PageProps<'/[locale]/event/[eventIdentifier]/apply-now'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ApplyNowPageProps): Promise<Metadata> {
  const t = await getTranslations('ApplyNowPage')
  const event = await getEvent(await pageLocale(), (await params).eventIdentifier)
  return event ? { title: t('metaTitle', { event: event.title }), description: event.summary } : notFoundMetadata()
}

export default async function ApplyNowPage({ params }: ApplyNowPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event] = await Promise.all([getTranslations('ApplyNowPage'), getEvent(locale, eventIdentifier)])
  if (!event) return movedOrNotFound(locale, pathTo('applyNow', { eventIdentifier }))
  return <EventScreenHeader event={event} title={t('title')} tone="night" />
}
