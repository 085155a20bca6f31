'use client'

import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import { useAgenda } from '../agenda-context'
import { ClearFilters } from './clear-filters'
import styles from './nothing-fits.module.css'

export function NothingFits({ date, pending }: { date: string; pending: string }) {
  const { counts, filter, texts } = useAgenda()
  if (date in counts) return null
  if (!isFiltering(filter)) return <p className={styles.nothing}>{pending}</p>
  return (
    <div className={styles.nothing}>
      <p>{Object.keys(counts).length > 0 ? texts.filters.noneOnDay : texts.filters.none}</p>
      <ClearFilters />
    </div>
  )
}
