import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { SpeakerScreen } from '@/components/speakers/speaker-screen'
import { getEvent, getEventsOf } from '@/lib/content/events'
import { getSessionsOf } from '@/lib/content/sessions'
import { getSpeaker } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type EventSpeakerProps = PageProps<'/[locale]/event/[eventIdentifier]/speaker/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventSpeakerProps): Promise<Metadata> {
  const { eventIdentifier, identifier } = await params
  const speaker = await getSpeaker(await pageLocale(), identifier, eventIdentifier)
  if (!speaker) return notFoundMetadata()
  return {
    title: speaker.fullName,
    description: [speaker.role, speaker.organization].filter(Boolean).join(', '),
    alternates: { canonical: pathTo('speaker', { identifier }) },
  }
}

export default async function EventSpeakerPage({ params }: EventSpeakerProps) {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [t, event, speaker] = await Promise.all([
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getSpeaker(locale, identifier, eventIdentifier),
  ])
  if (!event || !speaker) notFound()
  const [sessions, events] = await Promise.all([
    getSessionsOf(locale, { ...speaker, events: [eventIdentifier] }),
    getEventsOf(locale, speaker.events),
  ])
  return (
    <SpeakerScreen
      speaker={speaker}
      sessions={sessions}
      events={events.filter((other) => other.identifier !== eventIdentifier)}
      locale={locale}
      timeZone={event.timezone}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: event.title, href: pathTo('event', { eventIdentifier }), lang: languageOf(event, 'title') },
        { label: t('speakers'), href: pathTo('eventSpeakers', { eventIdentifier }) },
        { label: speaker.fullName, lang: languageOf(speaker, 'fullName') },
      ]}
    />
  )
}
