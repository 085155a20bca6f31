import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pagedTitle } from '@/components/seo/paged-title'
import { ParticipantDirectory } from '@/components/participants/participant-directory'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import { getEvent } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getParticipantDirectory, haveOneCohort } from '@/lib/content/participants'
import { getShareImage } from '@/lib/content/share-images'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState } from '@/lib/site/events/event-state'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type EventParticipantsProps = PageProps<'/[locale]/event/[eventIdentifier]/participants/[[...view]]'>

/** Nothing is rendered at build; each view is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventParticipantsProps): Promise<Metadata> {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('eventParticipants', segments)
  const [t, site, event, { page }] = await Promise.all([
    getTranslations('EventParticipantsPage'),
    getSite(locale),
    getEvent(locale, eventIdentifier),
    getParticipantDirectory(locale, view, eventIdentifier),
  ])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('eventParticipants', { eventIdentifier }),
    view,
    title: await pagedTitle(t('metaTitle', { event: event.title }), view),
    event,
    description: t('intro', { event: event.title, kind: event.kind, state: eventState(event) }),
    image: await getShareImage(locale, { kind: 'page', key: 'eventParticipants', event: eventIdentifier }),
    isFound: page.items.length > 0,
  })
}

export default async function EventParticipantsPage({ params }: EventParticipantsProps) {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('eventParticipants', segments)
  const [t, event, { page, facets, source }] = await Promise.all([
    getTranslations('EventParticipantsPage'),
    getEvent(locale, eventIdentifier),
    getParticipantDirectory(locale, view, eventIdentifier),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('eventParticipants', { eventIdentifier }), view)
  const state = eventState(event)
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} note={t('intro', { event: event.title, kind: event.kind, state })} tone="paper" page="eventParticipants" />
      <ParticipantDirectory
        route="eventParticipants"
        path={pathTo('eventParticipants', { eventIdentifier })}
        first={{ view, page }}
        source={source}
        filters={await peopleFilters({ locale, view, facets })}
        locale={locale}
        eventIdentifier={eventIdentifier}
        isOneCohort={facets.cohort?.length === 1 && (await haveOneCohort(locale, eventIdentifier))}
        empty={{
          title: t('emptyTitle', { kind: event.kind, state }),
          text: t('emptyText'),
          links: [
            { href: pathTo('participants'), label: t('all') },
            { href: pathTo('event', { eventIdentifier }), label: t('event') },
          ],
        }}
      />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}
