import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventHighlights } from '@/components/events/event-highlights'
import { ExploreEmpty } from '@/components/events/explore/explore-empty'
import { ExploreHeader } from '@/components/events/explore/explore-header'
import { ExploreLinks } from '@/components/events/explore/explore-links'
import { GettingThere } from '@/components/events/explore/getting-there'
import { VenueStory } from '@/components/events/explore/venue-story'
import { RegisterBar } from '@/components/events/register-bar'
import { Partners } from '@/components/partners/partners'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { Gallery } from '@/components/ui/pictures/gallery'
import { getEvent, getFeaturedEventCards } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getPartners } from '@/lib/content/partners'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { isPlaceKnown, otherPictures, otherTowns } from '@/lib/site/events/explore'
import { exploreDescription } from '@/lib/site/metadata/event-heads'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

type ExplorePageProps = PageProps<'/[locale]/explore/[eventIdentifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ExplorePageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier }] = await Promise.all([getTranslations('ExplorePage'), pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('explore', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    event,
    description: exploreDescription(event, locale),
    image: await getShareImage(locale, { kind: 'page', key: 'explore', event: eventIdentifier }),
    isFound: isPlaceKnown(event),
  })
}

export default async function ExplorePage({ params }: ExplorePageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, partners] = await Promise.all([
    getTranslations('ExplorePage'),
    getEvent(locale, eventIdentifier),
    getFeaturedEventCards(locale),
    getPartners(locale, eventIdentifier),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('explore', { eventIdentifier }))
  return (
    <>
      <ExploreHeader event={event} locale={locale} />
      <ExploreEmpty event={event} />
      <VenueStory event={event} />
      <EventHighlights event={event} />
      <GettingThere event={event} towns={otherTowns(event, events)} locale={locale} />
      <Gallery images={otherPictures(event)} title={t('gallery')} />
      <Partners partners={partners} />
      <ExploreLinks event={event} events={events} locale={locale} />
      <RegisterBar event={event} locale={locale} />
      <EventClosing event={event} locale={locale} hasAgendaLink />
    </>
  )
}
