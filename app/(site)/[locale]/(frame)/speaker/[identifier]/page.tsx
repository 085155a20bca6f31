import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SpeakerProfile } from '@/components/speakers/speaker-profile'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { personMetadata } from '@/components/seo/person-metadata'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { PersonEvents } from '@/components/ui/person-events'
import { getEventsOf } from '@/lib/content/events'
import { movedOrNotFound } from '@/lib/content/moved'
import { getNeighbours } from '@/lib/content/neighbours'
import { getSessionsOf } from '@/lib/content/sessions'
import { getSpeaker } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/appearances'
import { pathTo } from '@/lib/site/routes'

type SpeakerPageProps = PageProps<'/[locale]/speaker/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: SpeakerPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const speaker = await getSpeaker(locale, identifier)
  return speaker ? personMetadata(locale, pathTo('speaker', { identifier }), speaker) : notFoundMetadata()
}

export default async function SpeakerPage({ params }: SpeakerPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, speaker, neighbours] = await Promise.all([
    getTranslations('SpeakerPage'),
    getTranslations('Breadcrumb'),
    getSpeaker(locale, identifier),
    getNeighbours('speakers', locale, identifier),
  ])
  if (!speaker) return movedOrNotFound(locale, pathTo('speaker', { identifier }))
  const [sessions, events] = await Promise.all([getSessionsOf(locale, speaker), getEventsOf(locale, speaker.events)])
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('speakers'), href: pathTo('speakers') },
    { label: speaker.fullName, lang: languageOf(speaker, 'fullName') },
  ]
  return (
    <>
      <SpeakerProfile speaker={speaker} trail={trail} locale={locale} />
      <PersonEvents appearances={toAppearances(events, sessions)} locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        hrefOf={(other) => pathTo('speaker', { identifier: other })}
      />
    </>
  )
}
