'use client'

import { useId, useState, type ReactNode } from 'react'
import type { BrowserSource } from '@/lib/api/browser-list'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { fillCount, fillText } from '@/lib/site/text/fill-text'
import { isNarrowed, isSearchAlone, pageOf, toViewQuery } from '@/lib/site/lists/list-view'
import type { RouteName } from '@/lib/site/routes'
import { Cluster } from '../layout/cluster'
import { Page } from '../layout/page'
import unseen from '../unseen.module.css'
import { DirectoryForm } from './directory-form'
import { DirectoryResults } from './directory-results'
import type { DirectoryTexts } from './directory-texts'
import styles from './directory.module.css'
import type { DirectoryFilter } from './people-filters'
import { TotalContext } from './list-total'
import type { FirstPage } from './use-browser-list'
import { useCountryLinks } from './use-country-links'
import { useDirectory } from './use-directory'

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

interface OpenDirectoryProps<Item> extends DirectoryProps<Item> {
  /** `isWhole` where the list is neither narrowed nor cut into pages. */
  children: (items: Item[], isWhole: boolean) => ReactNode
  /** Shown beside the note that nothing was found, made from the first page. */
  suggest?: (items: Item[]) => ReactNode
}

/**
 * A list to search, filter and page through. All choices are in the address; form and links work without JavaScript.
 */
export function Directory<Item>({ route, path, first, source, filters, texts, locale, header, aside, suggest, children }: OpenDirectoryProps<Item>) {
  const { view, page, isBusy, hasFailed, hasMoved, retry, formProps, heading, onFollow } = useDirectory({ route, path, first, source })
  const headingId = useId()
  const [asideArea, setAsideArea] = useState<HTMLElement | null>(null)
  useCountryLinks(asideArea, view, onFollow)

  const pages = Math.ceil(page.total / page.limit)
  const summary = summaryOf(page.total, pageOf(view), pages, texts, locale)
  // In large figures in the header; the note below says that there is nobody.
  const isCountInHeader = header !== undefined && !isNarrowed(view) && pages <= 1
  const list = (
    <Page as="section" pad="end" className={styles.directory} aria-labelledby={headingId}>
      <div className={aside ? styles.top : undefined}>
        <DirectoryForm {...formProps} action={path} view={first.view} filters={filters} searchLabel={texts.search} submitLabel={texts.submit} isNarrow={aside !== undefined} />
        {aside && (
          <div ref={setAsideArea} hidden={page.total === 0}>
            {aside}
          </div>
        )}
      </div>
      <Cluster gap={5} row={1} align="baseline" isSpread className={styles.head}>
        <h2 ref={heading} id={headingId} className={page.total === 0 ? unseen.unseen : styles.count} tabIndex={-1} data-in-header={isCountInHeader ? '' : undefined}>
          {summary}
        </h2>
        {isNarrowed(view) && page.total > 0 && (
          <Link href={path} className={styles.clear} onClick={(event) => onFollow({}, event)}>
            {isSearchAlone(view) ? texts.clearSearch : texts.clear}
          </Link>
        )}
      </Cluster>
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
    </Page>
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

function summaryOf(total: number, number: number, pages: number, texts: DirectoryTexts, locale: Locale): string {
  const count = fillCount(texts.count, total, locale)
  return pages > 1 && number <= pages ? `${count}, ${fillText(texts.page, { page: String(number), pages: String(pages) })}` : count
}
