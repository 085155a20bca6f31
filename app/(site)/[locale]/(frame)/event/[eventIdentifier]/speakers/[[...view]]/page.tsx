import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pagedTitle } from '@/components/seo/paged-title'
import type { SpeakerDay } from '@/components/speakers/speaker-days'
import { SpeakerDirectory } from '@/components/speakers/speaker-directory'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import { getShortAgenda } from '@/lib/content/agenda'
import { getEvent } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getShareImage } from '@/lib/content/share-images'
import { getSite } from '@/lib/content/site'
import { getSpeakerDirectory } from '@/lib/content/speakers'
import type { Event } from '@/lib/contract/events'
import type { SpeakerCard } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import { pageLocale } from '@/lib/i18n/page-locale'
import { speakersByDay } from '@/lib/site/agenda/speaker-days'
import { eventState } from '@/lib/site/events/event-state'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { isNarrowed } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'
import { formatWeekday } from '@/lib/site/text/dates'

type EventSpeakersProps = PageProps<'/[locale]/event/[eventIdentifier]/speakers/[[...view]]'>

/** Nothing is rendered at build; each view is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventSpeakersProps): Promise<Metadata> {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('eventSpeakers', segments)
  const [t, site, event, { page }] = await Promise.all([
    getTranslations('EventSpeakersPage'),
    getSite(locale),
    getEvent(locale, eventIdentifier),
    getSpeakerDirectory(locale, view, eventIdentifier),
  ])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('eventSpeakers', { eventIdentifier }),
    view,
    title: await pagedTitle(t('metaTitle', { event: event.title }), view),
    event,
    description: t('intro', { event: event.title, state: eventState(event) }),
    image: await getShareImage(locale, { kind: 'page', key: 'eventSpeakers', event: eventIdentifier }),
    isFound: page.items.length > 0,
  })
}

export default async function EventSpeakersPage({ params }: EventSpeakersProps) {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('eventSpeakers', segments)
  const [t, event, { page, facets, source }] = await Promise.all([
    getTranslations('EventSpeakersPage'),
    getEvent(locale, eventIdentifier),
    getSpeakerDirectory(locale, view, eventIdentifier),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('eventSpeakers', { eventIdentifier }), view)
  const state = eventState(event)
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} note={t('intro', { event: event.title, state })} tone="paper" page="eventSpeakers" />
      <SpeakerDirectory
        route="eventSpeakers"
        path={pathTo('eventSpeakers', { eventIdentifier })}
        first={{ view, page }}
        source={source}
        filters={await peopleFilters({ locale, view, facets })}
        locale={locale}
        days={isNarrowed(view) ? [] : await getSpeakerDays(locale, event, page.items, t('others'))}
        eventIdentifier={eventIdentifier}
        empty={{
          title: t('emptyTitle', { state }),
          text: t('emptyText'),
          links: [
            { href: pathTo('speakers'), label: t('all') },
            { href: pathTo('event', { eventIdentifier }), label: t('event') },
          ],
        }}
      />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}

/** None where the agenda is too long to be read in one piece. */
async function getSpeakerDays(locale: Locale, event: Event, speakers: SpeakerCard[], others: string): Promise<SpeakerDay[]> {
  const agenda = await getShortAgenda(locale, event)
  if (!agenda) return []
  const byDay = speakersByDay(agenda.sessions)
  const heard = new Set([...byDay.values()].flat())
  const rest = speakers.map(({ identifier }) => identifier).filter((identifier) => !heard.has(identifier))
  return [
    ...agenda.days.flatMap(({ date, title, lang }) => {
      const heardFirst = byDay.get(date)
      return heardFirst ? [{ key: date, date: formatWeekday(date, locale, 'long'), title, lang, speakers: heardFirst }] : []
    }),
    ...(rest.length > 0 ? [{ key: 'others', date: others, title: '', speakers: rest }] : []),
  ]
}
