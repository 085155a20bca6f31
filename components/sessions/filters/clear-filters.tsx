'use client'

import { toListView, toViewQuery } from '@/lib/site/lists/list-view'
import { Link } from '@/lib/i18n/navigation'
import { isPlainClick } from '@/lib/site/plain-click'
import { pathTo } from '@/lib/site/routes'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { useAgenda } from '../agenda-context'
import styles from './clear-filters.module.css'
import { moveTo } from '../use-address'

export function ClearFilters() {
  const { setup, address, texts } = useAgenda()
  const { day } = toListView('agenda', new URLSearchParams(splitAddress(address).query))
  const path = pathTo('agenda', { eventIdentifier: setup.eventIdentifier })
  const href = `${path}${toViewQuery(day ? { day } : {})}`
  if (!setup.isWhole) {
    return (
      <Link href={href} className={styles.clear}>
        {texts.filters.clear}
      </Link>
    )
  }
  return (
    <a
      href={href}
      className={styles.clear}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        moveTo(href)
      }}
    >
      {texts.filters.clear}
    </a>
  )
}
