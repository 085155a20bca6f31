import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ParticipantProfile } from '@/components/participants/participant-profile'
import { ParticipantStory } from '@/components/participants/participant-story'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { personMetadata } from '@/components/seo/person-metadata'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { PersonEvents } from '@/components/ui/person-events'
import { getEventsOf } from '@/lib/content/events'
import { movedOrNotFound } from '@/lib/content/moved'
import { getNeighbours } from '@/lib/content/neighbours'
import { getParticipant } from '@/lib/content/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/appearances'
import { pathTo } from '@/lib/site/routes'

type ParticipantPageProps = PageProps<'/[locale]/participant/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ParticipantPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const participant = await getParticipant(locale, identifier)
  return participant ? personMetadata(locale, pathTo('participant', { identifier }), participant, participant.project) : notFoundMetadata()
}

export default async function ParticipantPage({ params }: ParticipantPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, participant, neighbours] = await Promise.all([
    getTranslations('ParticipantPage'),
    getTranslations('Breadcrumb'),
    getParticipant(locale, identifier),
    getNeighbours('participants', locale, identifier),
  ])
  if (!participant) return movedOrNotFound(locale, pathTo('participant', { identifier }))
  const events = await getEventsOf(locale, participant.events)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('participants'), href: pathTo('participants') },
    { label: participant.fullName, lang: languageOf(participant, 'fullName') },
  ]
  return (
    <>
      <ParticipantProfile participant={participant} trail={trail} />
      <ParticipantStory participant={participant} locale={locale} />
      <PersonEvents appearances={toAppearances(events, [])} locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        hrefOf={(other) => pathTo('participant', { identifier: other })}
      />
    </>
  )
}
