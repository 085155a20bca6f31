import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventNotice } from '@/components/layout/event-notice'
import { ParticipantProfile } from '@/components/participants/participant-profile'
import { ParticipantStory } from '@/components/participants/participant-story'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { personMetadata } from '@/components/seo/person-metadata'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { PersonEvents } from '@/components/ui/person-events'
import { getEvent, getEventsOf } from '@/lib/content/events'
import { movedOrNotFound } from '@/lib/content/moved'
import { getNeighbours } from '@/lib/content/neighbours'
import { getParticipant } from '@/lib/content/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/appearances'
import { pathTo } from '@/lib/site/routes'

type EventParticipantProps = PageProps<'/[locale]/event/[eventIdentifier]/participant/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventParticipantProps): Promise<Metadata> {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const participant = await getParticipant(locale, identifier, eventIdentifier)
  return participant ? personMetadata(locale, pathTo('participant', { identifier }), participant, participant.project) : notFoundMetadata()
}

export default async function EventParticipantPage({ params }: EventParticipantProps) {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, event, participant, neighbours] = await Promise.all([
    getTranslations('EventParticipantPage'),
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getParticipant(locale, identifier, eventIdentifier),
    getNeighbours('participants', locale, identifier, eventIdentifier),
  ])
  if (!event || !participant) return movedOrNotFound(locale, pathTo('eventParticipant', { eventIdentifier, identifier }))
  const events = await getEventsOf(locale, participant.events)
  const others = events.filter((other) => other.identifier !== eventIdentifier)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: event.title, href: pathTo('event', { eventIdentifier }), lang: languageOf(event, 'title') },
    { label: b('participants'), href: pathTo('eventParticipants', { eventIdentifier }) },
    { label: participant.fullName, lang: languageOf(participant, 'fullName') },
  ]
  return (
    <>
      <ParticipantProfile participant={participant} trail={trail}>
        <EventNotice event={event} />
      </ParticipantProfile>
      <ParticipantStory participant={participant} locale={locale} />
      <PersonEvents appearances={toAppearances(others, [])} areOthers locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others', { event: event.title })}
        hrefOf={(other) => pathTo('eventParticipant', { eventIdentifier, identifier: other })}
      />
    </>
  )
}
