import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { SpeakerScreen } from '@/components/speakers/speaker-screen'
import { getEventsOf } from '@/lib/content/events'
import { getSessionsOf } from '@/lib/content/sessions'
import { getSpeaker } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { SITE_TIME_ZONE } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'

type SpeakerPageProps = PageProps<'/[locale]/speaker/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: SpeakerPageProps): Promise<Metadata> {
  const speaker = await getSpeaker(await pageLocale(), (await params).identifier)
  return speaker ? { title: speaker.fullName, description: [speaker.role, speaker.organization].filter(Boolean).join(', ') } : notFoundMetadata()
}

export default async function SpeakerPage({ params }: SpeakerPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, speaker] = await Promise.all([getTranslations('Breadcrumb'), getSpeaker(locale, identifier)])
  if (!speaker) notFound()
  const [sessions, events] = await Promise.all([
    getSessionsOf(locale, speaker),
    getEventsOf(locale, speaker.events),
  ])
  return (
    <SpeakerScreen
      speaker={speaker}
      sessions={sessions}
      events={events}
      locale={locale}
      timeZone={SITE_TIME_ZONE}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: t('speakers'), href: pathTo('speakers') },
        { label: speaker.fullName, lang: languageOf(speaker, 'fullName') },
      ]}
    />
  )
}
