'use client'

import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { BrowserSource } from '@/lib/api/browser-list'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { fillCount, fillText } from '@/lib/site/text/fill-text'
import { isNarrowed, isSearchAlone, pageOf, toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import { isPlain } from '@/lib/site/plain-event'
import type { RouteName } from '@/lib/site/routes'
import unseen from '../unseen.module.css'
import { DirectoryForm } from './directory-form'
import { DirectoryResults } from './directory-results'
import type { DirectoryTexts } from './directory-texts'
import styles from './directory.module.css'
import type { DirectoryFilter } from './people-filters'
import { TotalContext } from './list-total'
import { useBrowserList, type FirstPage } from './use-browser-list'
import { useCountryLinks } from './use-country-links'
import { useDirectoryForm } from './use-directory-form'
import { useListView } from './use-list-view'

export interface DirectoryProps<Item> {
  route: RouteName
  path: string
  first: FirstPage<Item>
  source: BrowserSource
  filters: DirectoryFilter[]
  texts: DirectoryTexts
  locale: Locale
  /** The header of the page, which may show the `ListTotal`. */
  header?: ReactNode
  /** Beside the form on a wide screen; its links that bear the code of a country choose it. */
  aside?: ReactNode
}

/** Of React, or of the browser. */
type FollowEvent = Parameters<typeof isPlain>[0] & Pick<MouseEvent, 'preventDefault'>

interface OpenDirectoryProps<Item> extends DirectoryProps<Item> {
  /** `isWhole` where the list is neither narrowed nor cut into pages. */
  children: (items: Item[], isWhole: boolean) => ReactNode
  /** What is shown beside the note that nothing was found, from what the page came with. */
  suggest?: (items: Item[]) => ReactNode
}

/**
 * A list to search, filter and page through. All choices are in the address; form and links work without JavaScript.
 */
export function Directory<Item>({ route, path, first, source, filters, texts, locale, header, aside, suggest, children }: OpenDirectoryProps<Item>) {
  const [hasMoved, setMoved] = useState(false)
  const { view, show } = useListView({ route, path, first: first.view, onReturn })
  const { page, isBusy, hasFailed, retry } = useBrowserList(source, view, first)
  const { formProps, fill } = useDirectoryForm({ route, onType, onChoose, onSubmit })
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [asideArea, setAsideArea] = useState<HTMLElement | null>(null)
  useCountryLinks(asideArea, view, onFollow)

  function onReturn(next: ListView) {
    setMoved(true)
    fill(next)
  }
  function go(next: ListView, step: 'push' | 'replace') {
    setMoved(true)
    show(next, step)
  }
  function onType(next: ListView) {
    go(next, 'replace')
  }
  function onChoose(next: ListView) {
    go(next, 'push')
  }
  function onSubmit(next: ListView) {
    if (hasFailed) return false
    go(next, 'push')
    toHeading()
    return true
  }
  /** After a failure the browser follows the link. */
  function onFollow(next: ListView, event: FollowEvent) {
    if (hasFailed || !isPlain(event)) return
    event.preventDefault()
    fill(next)
    go(next, 'push')
    toHeading()
  }
  function toHeading() {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  const number = pageOf(view)
  const pages = Math.ceil(page.total / page.limit)
  const count = fillCount(texts.count, page.total, locale)
  const summary = pages > 1 && number <= pages ? `${count}, ${fillText(texts.page, { page: String(number), pages: String(pages) })}` : count
  // In large figures in the header; the note below says that there is nobody.
  const isCountInHeader = header !== undefined && !isNarrowed(view) && pages <= 1
  const list = (
    <section className={styles.directory} aria-labelledby={headingId}>
      <div className={aside ? styles.top : undefined}>
        <DirectoryForm {...formProps} action={path} view={first.view} filters={filters} searchLabel={texts.search} submitLabel={texts.submit} isNarrow={aside !== undefined} />
        {aside && (
          <div ref={setAsideArea} hidden={page.total === 0}>
            {aside}
          </div>
        )}
      </div>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} className={page.total === 0 ? unseen.unseen : styles.count} tabIndex={-1} data-in-header={isCountInHeader ? '' : undefined}>
          {summary}
        </h2>
        {isNarrowed(view) && page.total > 0 && (
          <Link href={path} className={styles.clear} onClick={(event) => onFollow({}, event)}>
            {isSearchAlone(view) ? texts.clearSearch : texts.clear}
          </Link>
        )}
      </div>
      <p role="status" className={unseen.unseen}>
        {hasMoved && !isBusy && !hasFailed ? summary : ''}
      </p>
      <div className={styles.results} aria-busy={isBusy}>
        <DirectoryResults
          view={view}
          page={page}
          pages={pages}
          hasFailed={hasFailed}
          filters={filters}
          texts={texts}
          hrefOf={(next) => `${path}${toViewQuery(next)}`}
          onFollow={onFollow}
          onRetry={retry}
          suggestions={page.total === 0 && suggest?.(first.page.items)}
        >
          {children(page.items, !isNarrowed(view) && page.items.length === page.total)}
        </DirectoryResults>
      </div>
    </section>
  )
  return header ? (
    <TotalContext value={page.total}>
      {header}
      {list}
    </TotalContext>
  ) : (
    list
  )
}
