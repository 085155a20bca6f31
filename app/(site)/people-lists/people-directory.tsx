import { Fragment, type ReactNode } from 'react'
import { directoryTexts } from '@/components/ui/directory/directory-texts'
import { EmptyDirectory } from '@/components/ui/directory/empty-directory'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import type { DirectoryStart } from '@/lib/content/lists/directories'
import type { Event, EventLabel } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { isNarrowed, toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import type { ListTexts, PeopleList } from './people-list'

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

export async function PeopleDirectory<Item>({ list, route, path, view, start, events, event, others = [], texts, locale, header }: PeopleDirectoryProps<Item>) {
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
