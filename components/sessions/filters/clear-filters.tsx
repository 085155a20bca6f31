'use client'

import { toListView, toViewQuery } from '@/lib/site/lists/list-view'
import { Link } from '@/lib/i18n/navigation'
import { isPlain } from '@/lib/site/plain-event'
import { pathTo } from '@/lib/site/routes'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { useAgenda } from '../agenda-context'
import styles from './clear-filters.module.css'
import { focusTab } from '../tabs/tab-address'
import { moveTo } from '../use-address'

export function ClearFilters() {
  const { setup, address, tab, texts } = useAgenda()
  const { day } = toListView('agenda', new URLSearchParams(splitAddress(address).query))
  const path = pathTo('agenda', { eventIdentifier: setup.eventIdentifier })
  const href = `${path}${toViewQuery(day ? { day } : {})}`
  const Anchor = setup.isWhole ? 'a' : Link
  return (
    <Anchor
      href={href}
      className={styles.clear} data-no-print=""
      onClick={(event) => {
        if (!setup.isWhole || !isPlain(event)) return
        event.preventDefault()
        moveTo(href)
        focusTab(tab)
      }}
    >
      {texts.filters.clear}
    </Anchor>
  )
}
