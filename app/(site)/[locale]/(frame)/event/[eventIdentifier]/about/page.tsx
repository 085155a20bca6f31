import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventAboutLinks } from '@/components/events/event-about-links'
import { EventClosing } from '@/components/events/event-closing'
import { EventDays } from '@/components/events/event-days'
import { EventEditions } from '@/components/events/event-editions'
import { EventFigures } from '@/components/events/event-figures'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { EventStory } from '@/components/events/event-story'
import { RegisterBar } from '@/components/events/register-bar'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { Testimonials } from '@/components/testimonials/testimonials'
import { PartedTitle } from '@/components/ui/parted-title'
import { getAllEventCards, getEvent, getPeopleCounts } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getSessionDays } from '@/lib/content/session-days'
import { getSessionEntries } from '@/lib/content/sessions'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { getTestimonials } from '@/lib/content/testimonials'
import { pageLocale } from '@/lib/i18n/page-locale'
import { countSessions } from '@/lib/site/agenda/agenda'
import { firstParagraph } from '@/lib/site/text/plain-text'
import { invitationOf } from '@/lib/site/metadata/event-heads'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'

type EventAboutPageProps = PageProps<'/[locale]/event/[eventIdentifier]/about'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventAboutPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier }] = await Promise.all([getTranslations('EventAboutPage'), pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('eventAbout', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    event,
    description: firstParagraph(event.description) || invitationOf(event, locale),
    image: await getShareImage(locale, { kind: 'page', key: 'eventAbout', event: eventIdentifier }),
    isFound: event.description !== '',
    languages: await getLanguages((language) => getEvent(language, eventIdentifier), 'description'),
  })
}

export default async function EventAboutPage({ params }: EventAboutPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, people, sessions, days, testimonials] = await Promise.all([
    getTranslations('EventAboutPage'),
    getEvent(locale, eventIdentifier),
    getAllEventCards(locale),
    getPeopleCounts(locale, eventIdentifier),
    getSessionEntries(locale, eventIdentifier),
    getSessionDays(locale, eventIdentifier),
    getTestimonials(locale, eventIdentifier),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('eventAbout', { eventIdentifier }))
  return (
    <>
      <EventScreenHeader
        event={event}
        eyebrow={t('title')}
        title={fullTitleOf(event)}
        heading={<PartedTitle>{fullTitleOf(event)}</PartedTitle>}
        titleLang={fullTitleLanguage(event)}
        tone="paper"
        page="eventAbout"
      />
      <EventStory event={event} locale={locale} />
      <EventDays event={event} days={days} locale={locale} />
      <EventFigures event={event} />
      <Testimonials testimonials={testimonials} />
      <EventEditions event={event} events={events} locale={locale} />
      <EventAboutLinks event={event} counts={{ ...people, sessions: countSessions(sessions) }} />
      <RegisterBar event={event} locale={locale} />
      <EventClosing event={event} locale={locale} />
    </>
  )
}
