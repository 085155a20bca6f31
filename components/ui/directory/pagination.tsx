import type { MouseEvent } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { pageWindow } from '@/lib/site/lists/page-window'
import { Icon } from '../icon'
import { Grid } from '../layout/grid'
import styles from './pagination.module.css'

export interface PaginationLabels {
  /** For screen readers. */
  navigation: string
  previous: string
  next: string
  /** Read out before the number of a page. */
  page: string
}

interface PaginationProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
  labels: PaginationLabels
  /** For an island that turns pages itself and prevents the default. */
  onChoose?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

export function Pagination({ page, pages, hrefOf, labels, onChoose }: PaginationProps) {
  if (pages <= 1) return null
  const to = (target: number) => ({
    href: hrefOf(target),
    onClick: onChoose && ((event: MouseEvent<HTMLAnchorElement>) => onChoose(target, event)),
  })
  return (
    <Grid as="nav" gap={4} className={styles.pagination} data-no-print="" aria-label={labels.navigation}>
      {page > 1 && (
        <Link {...to(page - 1)} rel="prev" className={`${styles.step} ${styles.previous}`} data-quiet="">
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
        <Link {...to(page + 1)} rel="next" className={`${styles.step} ${styles.next}`} data-quiet="">
          {labels.next}
          <Icon name="arrow" />
        </Link>
      )}
    </Grid>
  )
}
