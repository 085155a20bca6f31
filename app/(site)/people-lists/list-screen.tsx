import type { Metadata } from 'next'
import { pagedTitle } from '@/components/seo/paged-title'
import { ListHeader } from '@/components/ui/directory/list-header'
import { getEventsWith } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { pageLocale } from '@/lib/i18n/page-locale'
import { isNarrowed } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'
import { pathTo } from '@/lib/site/routes'
import { PeopleDirectory } from './people-directory'
import type { PeopleList } from './people-list'

interface ListParams {
  params: Promise<{ view?: string[] }>
}

export async function listMetadata<Item>(list: PeopleList<Item>, { params }: ListParams): Promise<Metadata> {
  const [texts, locale, { view: segments }] = await Promise.all([list.texts(), pageLocale(), params])
  const view = fromViewSegments(list.route, segments)
  const [title, { page }] = await Promise.all([pagedTitle(texts.title, view), list.read(locale, view)])
  return getPageMetadata(locale, { path: pathTo(list.route), view, title, description: texts.intro, isFound: page.items.length > 0 })
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
