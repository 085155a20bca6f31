'use client'

import { Cluster } from '@/components/ui/layout/cluster'
import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import { useAgenda } from '../agenda-context'
import { ClearFilters } from './clear-filters'
import styles from './nothing-fits.module.css'

export function NothingFits({ date, pending }: { date: string; pending: string }) {
  const { counts, filter, texts } = useAgenda()
  if (date in counts) return null
  if (!isFiltering(filter)) return <Cluster as="p" gap={5} row={3} align="center" className={styles.nothing}>{pending}</Cluster>
  return (
    <Cluster gap={5} row={3} align="center" className={styles.nothing}>
      <p>{Object.keys(counts).length > 0 ? texts.filters.noneOnDay : texts.filters.none}</p>
      <ClearFilters />
    </Cluster>
  )
}
