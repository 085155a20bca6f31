import type { Metadata } from 'next'
import { EventClosing } from '@/components/events/event-closing'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pagedTitle } from '@/components/seo/paged-title'
import { getEvent } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { pageLocale } from '@/lib/i18n/page-locale'
import { fromViewSegments } from '@/lib/site/lists/view-segment'
import { pathTo } from '@/lib/site/routes'
import { PeopleDirectory } from './people-directory'
import type { PeopleList } from './people-list'

interface EventListParams {
  params: Promise<{ eventIdentifier: string; view?: string[] }>
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
