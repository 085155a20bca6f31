import type { MouseEvent, ReactNode } from 'react'
import type { ListPage } from '@/lib/contract/query'
import { fillText } from '@/lib/site/text/fill-text'
import { isSearchAlone, pageOf, withPage, type ListView } from '@/lib/site/lists/list-view'
import { ButtonLink } from '../button-link'
import { DirectoryNote } from './directory-note'
import type { DirectoryTexts } from './directory-texts'
import { Pagination } from './pagination'
import type { DirectoryFilter } from './people-filters'

interface DirectoryResultsProps {
  view: ListView
  page: ListPage<unknown>
  pages: number
  hasFailed: boolean
  filters: DirectoryFilter[]
  texts: DirectoryTexts
  hrefOf: (view: ListView) => string
  onFollow: (view: ListView, event: MouseEvent) => void
  onRetry: () => void
  /** Below the note that nothing was found. */
  suggestions: ReactNode
  children: ReactNode
}

export function DirectoryResults({ view, page, pages, hasFailed, filters, texts, hrefOf, onFollow, onRetry, suggestions, children }: DirectoryResultsProps) {
  const number = pageOf(view)
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry()
  }
  const linkTo = (next: ListView) => ({ href: hrefOf(next), onClick: (event: MouseEvent) => onFollow(next, event) })
  if (hasFailed) {
    return (
      <DirectoryNote title={texts.failed} text={texts.failedAdvice} isAlert>
        <ButtonLink href={hrefOf(view)} onClick={retry}>
          {texts.again}
        </ButtonLink>
      </DirectoryNote>
    )
  }
  if (page.items.length === 0 && page.total > 0) {
    return (
      <DirectoryNote title={fillText(texts.pastEnd, { page: String(number) })}>
        <ButtonLink {...linkTo(withPage(view, 1))}>{texts.toFirst}</ButtonLink>
      </DirectoryNote>
    )
  }
  if (page.items.length === 0) {
    return (
      <DirectoryNote title={fillText(texts.nobody, { asked: describe(view, filters, texts) })} text={texts.advice} after={suggestions}>
        <ButtonLink {...linkTo({})}>{isSearchAlone(view) ? texts.clearSearch : texts.clear}</ButtonLink>
      </DirectoryNote>
    )
  }
  return (
    <>
      {children}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(target) => hrefOf(withPage(view, target))}
        labels={texts.pagination}
        onChoose={(target, event) => onFollow(withPage(view, target), event)}
      />
    </>
  )
}

/** Such as: “nino”, Georgia, 2027. */
function describe(view: ListView, filters: DirectoryFilter[], texts: DirectoryTexts): string {
  const chosen = filters.flatMap(({ name, options }) => {
    const value = view[name]
    return value ? [options.find((option) => option.value === value)?.label ?? value] : []
  })
  const keyword = view.keyword ? [fillText(texts.quoted, { keyword: view.keyword })] : []
  return [...keyword, ...chosen].join(', ')
}
