'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { Hint } from '@/components/ui/layout/hint'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { panelId, tabId } from '@/lib/site/agenda/agenda-address'
import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import { fillCount } from '@/lib/site/text/fill-text'
import { toViewQuery } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import { useAgenda } from '../agenda-context'
import { AgendaTab } from './agenda-tab'
import styles from './agenda-tab.module.css'

/** What the tab of a day says. */
export interface DayTabContent {
  date: string
  /** The day with its weekday, in short. */
  label: ReactNode
  title: string
  lang?: Locale
}

interface DayTabProps {
  day: DayTabContent
  hasTabs: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** In an agenda that comes day by day it links to another document. */
export function DayTab({ day, ...behaviour }: DayTabProps) {
  const { setup, tab, filter, counts, texts } = useAgenda()
  const count = isFiltering(filter) ? fillCount(texts.count, counts[day.date] ?? 0, setup.locale) : null
  const path = pathTo('agenda', { eventIdentifier: setup.eventIdentifier })
  const href = `${path}${toViewQuery({ day: day.date, ...filter })}#${panelId(day.date)}`
  const label = (
    <>
      <span className={styles.name}>{day.label}</span>{' '}
      <Hint as="span" className={styles.detail} lang={count ? undefined : day.lang}>
        {count ?? day.title}
      </Hint>
    </>
  )
  return setup.isWhole ? (
    <AgendaTab name={day.date} href={href} {...behaviour}>
      {label}
    </AgendaTab>
  ) : (
    <Link href={href} id={tabId(day.date)} className={styles.tab} aria-current={tab === day.date ? 'page' : undefined}>
      {label}
    </Link>
  )
}
