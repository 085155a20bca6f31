import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ParticipantProfile } from '@/components/participants/participant-profile'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { FACES, NeighbourLinks } from '@/components/ui/people/neighbour-links'
import { PersonEvents } from '@/components/events/person-events'
import { ShareControl } from '@/components/ui/tools/share-control'
import { getEventsOf } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getNeighbours } from '@/lib/content/lists/neighbours'
import { getParticipant, getParticipants } from '@/lib/content/participants'
import { getLanguages, getSite } from '@/lib/content/site'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/people/appearances'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { personFacts } from '@/lib/site/people/person-facts'
import { pathTo } from '@/lib/site/routes'
import { buildProfilePage } from '@/lib/site/metadata/structured-data/profile-page'

type ParticipantPageProps = PageProps<'/[locale]/participant/[identifier]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: ParticipantPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const participant = await getParticipant(locale, identifier)
  if (!participant) return notFoundMetadata()
  const languages = await getLanguages((language) => getParticipant(language, identifier), 'bio')
  return getPageMetadata(locale, personFacts(pathTo('participant', { identifier }), participant, { languages }))
}

export default async function ParticipantPage({ params }: ParticipantPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, site, participant, neighbours, { items, total }] = await Promise.all([
    getTranslations('ParticipantPage'),
    getTranslations('Breadcrumb'),
    getSite(locale),
    getParticipant(locale, identifier),
    getNeighbours('participants', locale, identifier),
    getParticipants(locale, { limit: FACES }),
  ])
  if (!participant) return redirectOrNotFound(locale, pathTo('participant', { identifier }))
  const events = await getEventsOf(locale, participant.events)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('participants'), href: pathTo('participants') },
    { label: participant.fullName, lang: languageOf(participant, 'fullName') },
  ]
  return (
    <>
      <ParticipantProfile participant={participant} trail={trail} locale={locale}>
        <ShareControl path={canonicalPath(locale, pathTo('participant', { identifier }))} title={participant.fullName} />
      </ParticipantProfile>
      <PersonEvents appearances={toAppearances(events, [])} locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        all={{ href: pathTo('participants'), label: t('all', { count: total }), people: items }}
        hrefOf={(other) => pathTo('participant', { identifier: other })}
      />
      <StructuredData data={[buildProfilePage(site, pathTo('participant', { identifier }), participant)]} />
    </>
  )
}
