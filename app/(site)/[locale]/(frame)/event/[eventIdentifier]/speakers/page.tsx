import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { SpeakerDirectory } from '@/components/speakers/speaker-directory'
import { getEvent } from '@/lib/content/events'
import { getSpeakers } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type EventSpeakersProps = PageProps<'/[locale]/event/[eventIdentifier]/speakers'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventSpeakersProps): Promise<Metadata> {
  const t = await getTranslations('EventSpeakersPage')
  const event = await getEvent(await pageLocale(), (await params).eventIdentifier)
  return event ? { title: t('metaTitle', { event: event.title }), description: t('intro', { event: event.title }) } : notFoundMetadata()
}

export default async function EventSpeakersPage({ params }: EventSpeakersProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, b, event, speakers] = await Promise.all([
    getTranslations('EventSpeakersPage'),
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getSpeakers(locale, { event: eventIdentifier, all: true }),
  ])
  if (!event) notFound()
  return (
    <SpeakerDirectory
      title={t('title')}
      eyebrow={event.title}
      intro={t('intro', { event: event.title })}
      trail={[
        { label: b('home'), href: pathTo('home') },
        { label: event.title, href: pathTo('event', { eventIdentifier }), lang: languageOf(event, 'title') },
        { label: t('title') },
      ]}
      speakers={speakers.items}
      eventIdentifier={eventIdentifier}
    />
  )
}
