import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventStrip } from '@/components/events/event-strip'
import { EventNotice } from '@/components/layout/event-notice'
import { ParticipantProfile } from '@/components/participants/participant-profile'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { FACES, NeighbourLinks } from '@/components/ui/people/neighbour-links'
import { PersonEvents } from '@/components/events/person-events'
import { ShareControl } from '@/components/ui/tools/share-control'
import { getEvent, getEventsOf } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getNeighbours } from '@/lib/content/lists/neighbours'
import { getParticipant, getParticipants } from '@/lib/content/participants'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/people/appearances'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { personFacts } from '@/lib/site/people/person-facts'
import { pathTo } from '@/lib/site/routes'

type EventParticipantProps = PageProps<'/[locale]/event/[eventIdentifier]/participant/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventParticipantProps): Promise<Metadata> {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [site, participant] = await Promise.all([getSite(locale), getParticipant(locale, identifier, eventIdentifier)])
  if (!participant) return notFoundMetadata()
  const languages = await getLanguages((language) => getParticipant(language, identifier), 'bio')
  const image = await getShareImage(locale, { kind: 'participant', key: identifier, event: eventIdentifier })
  return pageMetadata(site, personFacts(pathTo('participant', { identifier }), participant, { image, languages }))
}

export default async function EventParticipantPage({ params }: EventParticipantProps) {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, event, participant, neighbours, { items, total }] = await Promise.all([
    getTranslations('EventParticipantPage'),
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getParticipant(locale, identifier, eventIdentifier),
    getNeighbours('participants', locale, identifier, eventIdentifier),
    getParticipants(locale, { event: eventIdentifier, limit: FACES }),
  ])
  if (!event || !participant) return redirectOrNotFound(locale, pathTo('eventParticipant', { eventIdentifier, identifier }))
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
      <EventStrip event={event} within="eventParticipants" trail={trail} />
      <ParticipantProfile participant={participant} locale={locale}>
        <EventNotice event={event} />
        <ShareControl path={canonicalPath(locale, pathTo('participant', { identifier }))} title={participant.fullName} />
      </ParticipantProfile>
      <PersonEvents appearances={toAppearances(others, [])} areOthers locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others', { event: event.title })}
        all={{ href: pathTo('eventParticipants', { eventIdentifier }), label: t('all', { count: total }), people: items }}
        hrefOf={(other) => pathTo('eventParticipant', { eventIdentifier, identifier: other })}
      />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}
