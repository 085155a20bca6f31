import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SpeakerCards } from '@/components/speakers/speaker-cards'
import { StructuredData } from '@/components/seo/structured-data'
import { SpeakerProfile } from '@/components/speakers/speaker-profile'
import { SpeakerTools } from '@/components/speakers/speaker-tools'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { FACES, NeighbourLinks } from '@/components/ui/people/neighbour-links'
import { PersonEvents } from '@/components/events/person-events'
import { getEventsOf } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getNeighbours } from '@/lib/content/lists/neighbours'
import { getSessionsOf } from '@/lib/content/sessions'
import { getSpeakerCards } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { getSpeaker, getSpeakers } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/people/appearances'
import { personFacts } from '@/lib/site/people/person-facts'
import { pathTo } from '@/lib/site/routes'
import { buildProfilePage } from '@/lib/site/metadata/structured-data/profile-page'

type SpeakerPageProps = PageProps<'/[locale]/speaker/[identifier]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: SpeakerPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const speaker = await getSpeaker(locale, identifier)
  if (!speaker) return notFoundMetadata()
  const languages = await getLanguages((language) => getSpeaker(language, identifier), 'bio')
  return getPageMetadata(locale, personFacts(pathTo('speaker', { identifier }), speaker, { languages }))
}

export default async function SpeakerPage({ params }: SpeakerPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, site, speaker, neighbours, { items, total }] = await Promise.all([
    getTranslations('SpeakerPage'),
    getTranslations('Breadcrumb'),
    getSite(locale),
    getSpeaker(locale, identifier),
    getNeighbours('speakers', locale, identifier),
    getSpeakers(locale, { limit: FACES }),
  ])
  if (!speaker) return redirectOrNotFound(locale, pathTo('speaker', { identifier }))
  const [sessions, events, cards] = await Promise.all([
    getSessionsOf(locale, speaker),
    getEventsOf(locale, speaker.events),
    getSpeakerCards(locale, identifier),
  ])
  const appearances = toAppearances(events, sessions)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('speakers'), href: pathTo('speakers') },
    { label: speaker.fullName, lang: languageOf(speaker, 'fullName') },
  ]
  return (
    <>
      <SpeakerProfile speaker={speaker} trail={trail} locale={locale}>
        <SpeakerTools speaker={speaker} appearances={appearances} locale={locale} />
      </SpeakerProfile>
      <PersonEvents speaker={identifier} appearances={appearances} locale={locale} />
      <SpeakerCards cards={cards} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        all={{ href: pathTo('speakers'), label: t('all', { count: total }), people: items }}
        hrefOf={(other) => pathTo('speaker', { identifier: other })}
      />
      <StructuredData data={[buildProfilePage(site, pathTo('speaker', { identifier }), speaker)]} />
    </>
  )
}
