import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventDates } from '@/components/events/event-dates'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { LineupSection } from '@/components/lineups/lineup-section'
import { OfflineHint } from '@/components/offline/offline-hint'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { Agenda } from '@/components/sessions/agenda'
import { AgendaEmpty } from '@/components/sessions/agenda-empty'
import { getAgenda } from '@/lib/content/agenda'
import { getEvent, getFeaturedEvents } from '@/lib/content/events'
import { getGroupedLineups } from '@/lib/content/lineups'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { countEntries } from '@/lib/content/sessions'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { filterOf, isFiltering } from '@/lib/site/agenda/agenda-filter'
import { eventState } from '@/lib/site/events/event-state'
import { hasAgenda } from '@/lib/site/metadata/indexing'
import { eventOutline } from '@/lib/site/events/event-outline'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type AgendaPageProps = PageProps<'/[locale]/event/[eventIdentifier]/agenda/[[...view]]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: AgendaPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier, view }] = await Promise.all([getTranslations('AgendaPage'), pageLocale(), params])
  const [site, event, sessions] = await Promise.all([
    getSite(locale),
    getEvent(locale, eventIdentifier),
    countEntries(locale, eventIdentifier),
  ])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('agenda', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    event,
    description: t('metaDescription', { event: event.title, outline: eventOutline(event, locale) }).trim(),
    image: await getShareImage(locale, { kind: 'page', key: 'agenda', event: eventIdentifier }),
    isFound: hasAgenda(event, { sessions }) && !isFiltering(filterOf(fromViewSegments('agenda', view))),
  })
}

export default async function AgendaPage({ params }: AgendaPageProps) {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const [t, event] = await Promise.all([getTranslations('AgendaPage'), getEvent(locale, eventIdentifier)])
  const [view, now] = [fromViewSegments('agenda', segments), Date.now()]
  if (!event) return redirectOrNotFound(locale, pathTo('agenda', { eventIdentifier }), view)
  const [agenda, lineups, events] = await Promise.all([
    getAgenda(locale, event, view, now),
    getGroupedLineups(locale, eventIdentifier),
    getFeaturedEvents(locale),
  ])
  const note = agenda.sessionsCount > 0 ? t('intro', { sessions: agenda.sessionsCount, days: agenda.days.length, rooms: agenda.stages.length }) : eventOutline(event, locale)
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} note={note} tone="night" page="agenda" hidesPastNotice={agenda.total === 0} />
      {agenda.total > 0 ? (
        <Agenda agenda={agenda} event={event} dates={<EventDates event={event} locale={locale} />} locale={locale} view={view} />
      ) : (
        <AgendaEmpty
          event={event}
          locale={locale}
          state={eventState(event, now)}
          now={now}
          hasLineup={lineups.length > 0}
          current={events.find(({ isCurrent, identifier }) => isCurrent && identifier !== eventIdentifier)}
        />
      )}
      {agenda.total > 0 && <OfflineHint />}
      <LineupSection groups={lineups} id="lineup" form={agenda.total > 0 ? 'list' : 'cards'} />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}
