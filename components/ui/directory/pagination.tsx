import type { MouseEvent } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { pageWindow } from '@/lib/site/lists/page-window'
import { Icon } from '../icon'
import styles from './pagination.module.css'

/** The words of the pagination; `paginationLabels` reads them. */
export interface PaginationLabels {
  /** What the pages are of, for screen readers. */
  navigation: string
  previous: string
  next: string
  /** What stands before a page's number when it is read out. */
  page: string
}

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  labels: PaginationLabels
  /** Called at a click, for an island that turns pages by itself and then prevents the default. */
  onChoose?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, labels, onChoose }: PaginationProps) {
  if (pages <= 1) return null
  const to = (target: number) => ({
    href: hrefOf(target),
    onClick: onChoose && ((event: MouseEvent<HTMLAnchorElement>) => onChoose(target, event)),
  })
  return (
    <nav className={styles.pagination} aria-label={labels.navigation}>
      {page > 1 && (
        <Link {...to(page - 1)} rel="prev" className={`${styles.step} ${styles.previous}`}>
          <Icon name="back" />
          {labels.previous}
        </Link>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap ${index}` : slot}>
            {slot === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                {...to(slot)}
                className={styles.page}
                aria-label={`${labels.page} ${slot}`}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link {...to(page + 1)} rel="next" className={`${styles.step} ${styles.next}`}>
          {labels.next}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}
