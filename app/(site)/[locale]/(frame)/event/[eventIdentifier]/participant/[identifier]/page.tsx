import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { PageHeader } from '@/components/ui/page-header'
import { getEvent } from '@/lib/content/events'
import { getParticipant } from '@/lib/content/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type EventParticipantProps = PageProps<'/[locale]/event/[eventIdentifier]/participant/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventParticipantProps): Promise<Metadata> {
  const { eventIdentifier, identifier } = await params
  const participant = await getParticipant(await pageLocale(), identifier, eventIdentifier)
  if (!participant) return notFoundMetadata()
  return {
    title: participant.fullName,
    description: participant.project,
    alternates: { canonical: pathTo('participant', { identifier }) },
  }
}

export default async function EventParticipantPage({ params }: EventParticipantProps) {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [t, event, participant] = await Promise.all([
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getParticipant(locale, identifier, eventIdentifier),
  ])
  if (!event || !participant) notFound()
  return (
    <PageHeader
      title={participant.fullName}
      intro={participant.project}
      lang={languageOf(participant, 'fullName')}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: event.title, href: pathTo('event', { eventIdentifier }), lang: languageOf(event, 'title') },
        { label: t('participants'), href: pathTo('eventParticipants', { eventIdentifier }) },
        { label: participant.fullName, lang: languageOf(participant, 'fullName') },
      ]}
      trailLabel={t('label')}
    />
  )
}
