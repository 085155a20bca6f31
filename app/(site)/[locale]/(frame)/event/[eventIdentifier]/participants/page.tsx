import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getEvent } from '@/lib/content/events'
import { pageLocale } from '@/lib/i18n/page-locale'

type EventParticipantsPageProps = PageProps<'/[locale]/event/[eventIdentifier]/participants'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventParticipantsPageProps): Promise<Metadata> {
  const t = await getTranslations('EventParticipantsPage')
  const event = await getEvent(await pageLocale(), (await params).eventIdentifier)
  return event ? { title: t('metaTitle', { event: event.title }), description: event.summary } : notFoundMetadata()
}

export default async function EventParticipantsPage({ params }: EventParticipantsPageProps) {
  const [t, event] = [
    await getTranslations('EventParticipantsPage'),
    await getEvent(await pageLocale(), (await params).eventIdentifier),
  ]
  if (!event) notFound()
  return <EventScreenHeader event={event} title={t('title')} tone="paper" />
}
