import type { Metadata } from 'next'
import { EventAbout } from '@/components/events/event-about'
import { EventClosing } from '@/components/events/event-closing'
import { EventHero } from '@/components/events/event-hero'
import { EventNext } from '@/components/events/event-next'
import { EventPictures } from '@/components/events/event-pictures'
import { RegisterBar } from '@/components/events/register-bar'
import { FaqSection } from '@/components/faqs/faq-section'
import { LineupPoster } from '@/components/lineups/lineup-poster'
import { LineupSection } from '@/components/lineups/lineup-section'
import { Partners } from '@/components/partners/partners'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { SpeakersSection } from '@/components/speakers/speakers-section'
import { Testimonials } from '@/components/testimonials/testimonials'
import { getEvent, getFeaturedEventCards } from '@/lib/content/events'
import { getFaqs } from '@/lib/content/faqs'
import { getGroupedLineups } from '@/lib/content/lineups'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getPartners } from '@/lib/content/partners'
import { hasSessions } from '@/lib/content/sessions'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { getSpeakers } from '@/lib/content/speakers'
import { getTestimonials } from '@/lib/content/testimonials'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventNotice } from '@/lib/site/events/event-notice'
import { eventState } from '@/lib/site/events/event-state'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { invitationOf } from '@/lib/site/metadata/event-heads'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { addressLanguage } from '@/lib/site/metadata/text-languages'
import { buildEvent } from '@/lib/site/metadata/structured-data/event'

const SHOWN_SPEAKERS = 8
const SHOWN_QUESTIONS = 5

type EventPageProps = PageProps<'/[locale]/event/[eventIdentifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('event', { eventIdentifier }),
    title: fullTitleOf(event),
    event,
    description: invitationOf(event, locale),
    image: await getShareImage(locale, { kind: 'event', key: eventIdentifier }),
    languages: await languagesOf(eventIdentifier),
  })
}

const languagesOf = (identifier: string) => getLanguages((language) => getEvent(language, identifier), 'description')

export default async function EventPage({ params }: EventPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [site, event, speakers, lineups, faqs, testimonials, partners, hasAgenda, events, languages] = await Promise.all([
    getSite(locale),
    getEvent(locale, eventIdentifier),
    getSpeakers(locale, { event: eventIdentifier, limit: SHOWN_SPEAKERS }),
    getGroupedLineups(locale, eventIdentifier),
    getFaqs(locale, { event: eventIdentifier, limit: SHOWN_QUESTIONS }),
    getTestimonials(locale, eventIdentifier),
    getPartners(locale, eventIdentifier),
    hasSessions(locale, eventIdentifier),
    getFeaturedEventCards(locale),
    languagesOf(eventIdentifier),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('event', { eventIdentifier }))
  const isPast = eventState(event) === 'past'
  const next = isPast ? eventNotice(event, events)?.next : null
  const Lineup = event.kind === 'jazz' ? LineupPoster : LineupSection
  return (
    <>
      <EventHero event={event} hasAgenda={hasAgenda} locale={locale} />
      {isPast && <EventPictures event={event} />}
      {isPast && <Testimonials testimonials={testimonials} />}
      <EventAbout event={event} locale={locale} />
      <SpeakersSection speakers={speakers.items} total={speakers.total} eventIdentifier={eventIdentifier} />
      <Lineup groups={lineups} agendaOf={hasAgenda ? eventIdentifier : undefined} />
      <FaqSection faqs={faqs} eventIdentifier={eventIdentifier} />
      {!isPast && <Testimonials testimonials={testimonials} />}
      <Partners partners={partners} />
      <RegisterBar event={event} locale={locale} />
      <EventClosing event={event} locale={locale} />
      {next && <EventNext event={next} locale={locale} />}
      <StructuredData data={[buildEvent(site, event, speakers.items, { language: addressLanguage(languages, locale) })]} />
    </>
  )
}
