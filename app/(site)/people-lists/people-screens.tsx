import type { Metadata } from 'next'
import { Fragment, type ReactNode } from 'react'
import { EventClosing } from '@/components/events/event-closing'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pagedTitle } from '@/components/seo/paged-title'
import { directoryTexts } from '@/components/ui/directory/directory-texts'
import { EmptyDirectory } from '@/components/ui/directory/empty-directory'
import { ListHeader } from '@/components/ui/directory/list-header'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import { getEvent, getEventsWith } from '@/lib/content/events'
import type { DirectoryStart } from '@/lib/content/lists/directories'
import { getPageMetadata } from '@/lib/content/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getShareImage } from '@/lib/content/share-images'
import type { Event, EventLabel } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { pageLocale } from '@/lib/i18n/page-locale'
import { isNarrowed, toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'
import { pathTo } from '@/lib/site/routes'
import type { ListTexts, PeopleList } from './people-list'

interface ListParams {
  params: Promise<{ view?: string[] }>
}

interface EventListParams {
  params: Promise<{ eventIdentifier: string; view?: string[] }>
}

export async function listMetadata<Item>(list: PeopleList<Item>, { params }: ListParams): Promise<Metadata> {
  const [texts, locale, { view: segments }] = await Promise.all([list.texts(), pageLocale(), params])
  const view = fromViewSegments(list.route, segments)
  const [title, { page }] = await Promise.all([pagedTitle(texts.title, view), list.read(locale, view)])
  return getPageMetadata(locale, { path: pathTo(list.route), view, title, description: texts.intro, isFound: page.items.length > 0 })
}

export async function eventListMetadata<Item>(list: PeopleList<Item>, { params }: EventListParams): Promise<Metadata> {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments(list.eventRoute, segments)
  const [event, { page }] = await Promise.all([getEvent(locale, eventIdentifier), list.read(locale, view, eventIdentifier)])
  if (!event) return notFoundMetadata()
  const { title, metaTitle = title, intro } = await list.eventTexts(event)
  return getPageMetadata(locale, {
    path: pathTo(list.eventRoute, { eventIdentifier }),
    view,
    title: await pagedTitle(metaTitle, view),
    event,
    description: intro,
    image: await getShareImage(locale, { kind: 'page', key: list.eventRoute, event: eventIdentifier }),
    isFound: page.items.length > 0,
  })
}

export async function ListScreen<Item>({ list, params }: ListParams & { list: PeopleList<Item> }) {
  const locale = await pageLocale()
  const view = fromViewSegments(list.route, (await params).view)
  const [texts, start, events] = await Promise.all([list.texts(), list.read(locale, view), getEventsWith(locale, list.route, view.event)])
  const whole = isNarrowed(view) ? (await list.read(locale, {})).page : start.page
  return (
    <PeopleDirectory
      list={list}
      route={list.route}
      path={pathTo(list.route)}
      view={view}
      start={start}
      events={events}
      others={whole.items}
      texts={texts}
      locale={locale}
      header={<ListHeader title={texts.title} intro={texts.intro} whole={whole.total} locale={locale} />}
    />
  )
}

export async function EventListScreen<Item>({ list, params }: EventListParams & { list: PeopleList<Item> }) {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments(list.eventRoute, segments)
  const path = pathTo(list.eventRoute, { eventIdentifier })
  const [event, start] = await Promise.all([getEvent(locale, eventIdentifier), list.read(locale, view, eventIdentifier)])
  if (!event) return redirectOrNotFound(locale, path, view)
  const texts = await list.eventTexts(event)
  return (
    <>
      <EventScreenHeader event={event} title={texts.title} note={texts.intro} tone="paper" page={list.eventRoute} />
      <PeopleDirectory list={list} route={list.eventRoute} path={path} view={view} start={start} event={event} texts={texts} locale={locale} />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}

interface PeopleDirectoryProps<Item> {
  list: PeopleList<Item>
  route: PeopleList<Item>['route'] | PeopleList<Item>['eventRoute']
  path: string
  view: ListView
  start: DirectoryStart<Item>
  /** To filter by, where the list belongs to none. */
  events?: EventLabel[]
  event?: Event
  others?: Item[]
  texts: ListTexts
  locale: Locale
  header?: ReactNode
}

async function PeopleDirectory<Item>({ list, route, path, view, start, events, event, others = [], texts, locale, header }: PeopleDirectoryProps<Item>) {
  const { page, facets, source } = start
  if (page.total === 0 && !isNarrowed(view)) {
    return (
      <>
        {header}
        <EmptyDirectory {...texts.empty} />
      </>
    )
  }
  const [filters, browserTexts] = await Promise.all([peopleFilters({ locale, view, facets, events }), list.directoryTexts().then(directoryTexts)])
  return (
    <Fragment key={toViewQuery(view)}>
      <list.Browser directory={{ route, path, first: { view, page }, source, filters, texts: browserTexts, locale, header }} facets={facets} locale={locale} event={event} others={others} />
    </Fragment>
  )
}
