import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventStrip } from '@/components/events/event-strip'
import { EventNotice } from '@/components/layout/event-notice'
import { SpeakerCards } from '@/components/speakers/speaker-cards'
import { SpeakerProfile } from '@/components/speakers/speaker-profile'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { SpeakerSessions } from '@/components/speakers/speaker-sessions'
import { SpeakerTools } from '@/components/speakers/speaker-tools'
import { FACES, NeighbourLinks } from '@/components/ui/people/neighbour-links'
import { PersonEvents } from '@/components/events/person-events'
import { getEvent, getEventsOf } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getNeighbours } from '@/lib/content/lists/neighbours'
import { getSessionsOf } from '@/lib/content/sessions'
import { getShareImage, getSpeakerCards } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { getSpeaker, getSpeakers } from '@/lib/content/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { toAppearances } from '@/lib/site/people/appearances'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { personFacts } from '@/lib/site/people/person-facts'
import { pathTo } from '@/lib/site/routes'

type EventSpeakerProps = PageProps<'/[locale]/event/[eventIdentifier]/speaker/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventSpeakerProps): Promise<Metadata> {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [site, speaker] = await Promise.all([getSite(locale), getSpeaker(locale, identifier, eventIdentifier)])
  if (!speaker) return notFoundMetadata()
  const languages = await getLanguages((language) => getSpeaker(language, identifier), 'bio')
  const image = await getShareImage(locale, { kind: 'speaker', key: identifier, event: eventIdentifier })
  return pageMetadata(site, personFacts(pathTo('speaker', { identifier }), speaker, { image, languages }))
}

export default async function EventSpeakerPage({ params }: EventSpeakerProps) {
  const [locale, { eventIdentifier, identifier }] = await Promise.all([pageLocale(), params])
  const [t, b, event, speaker, neighbours, { items, total }] = await Promise.all([
    getTranslations('EventSpeakerPage'),
    getTranslations('Breadcrumb'),
    getEvent(locale, eventIdentifier),
    getSpeaker(locale, identifier, eventIdentifier),
    getNeighbours('speakers', locale, identifier, eventIdentifier),
    getSpeakers(locale, { event: eventIdentifier, limit: FACES }),
  ])
  if (!event || !speaker) return redirectOrNotFound(locale, pathTo('eventSpeaker', { eventIdentifier, identifier }))
  const [sessions, events, cards] = await Promise.all([
    getSessionsOf(locale, speaker),
    getEventsOf(locale, speaker.events),
    getSpeakerCards(locale, identifier, eventIdentifier),
  ])
  const appearances = toAppearances(events, sessions)
  const here = appearances.find((appearance) => appearance.event.identifier === eventIdentifier)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: event.title, href: pathTo('event', { eventIdentifier }), lang: languageOf(event, 'title') },
    { label: b('speakers'), href: pathTo('eventSpeakers', { eventIdentifier }) },
    { label: speaker.fullName, lang: languageOf(speaker, 'fullName') },
  ]
  return (
    <>
      <EventStrip event={event} within="eventSpeakers" trail={trail} />
      <SpeakerProfile speaker={speaker} locale={locale}>
        <EventNotice event={event} />
        <SpeakerTools speaker={speaker} appearances={appearances} locale={locale} />
      </SpeakerProfile>
      {here && <SpeakerSessions speaker={identifier} appearance={here} locale={locale} />}
      <PersonEvents speaker={identifier} appearances={appearances.filter((appearance) => appearance !== here)} areOthers tone={here?.sessions.length ? 'paper' : 'shade'} locale={locale} />
      <SpeakerCards cards={cards} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others', { event: event.title })}
        all={{ href: pathTo('eventSpeakers', { eventIdentifier }), label: t('all', { count: total }), people: items }}
        hrefOf={(other) => pathTo('eventSpeaker', { eventIdentifier, identifier: other })}
      />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}
