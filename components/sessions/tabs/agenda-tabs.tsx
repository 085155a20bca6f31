'use client'

import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useIsLive } from '@/components/ui/browser/use-is-live'
import { MY_PLAN, tabId } from '@/lib/site/agenda/agenda-address'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { TAB_ANIMATION } from '@/lib/site/constants'
import { isPlain } from '@/lib/site/plain-event'
import { useAgenda } from '../agenda-context'
import styles from './agenda-tabs.module.css'
import { DayPanel } from './day-panel'
import { DayTab, type DayTabContent } from './day-tab'
import { MyPlan } from '../plan/my-plan'
import { PlanTab } from './plan-tab'
import { arriveAt, focusTab, nextPlace, showTab } from './tab-address'
import { TabScroller } from './tab-scroller'

const ANIMATION = { '--tab-animation': `${TAB_ANIMATION}ms` } as CSSProperties

interface AgendaTabsProps {
  days: DayTabContent[]
  /** The sessions of each day that the document holds. */
  panels: { date: string; content: ReactNode }[]
  /** Shown between the tabs and their panels. */
  tools?: ReactNode
}

/**
 * The days of an agenda and the visitor's own plan, one of them at a time (the tabs pattern of the ARIA
 * Authoring Practices). Without JavaScript all days stand below each other and the tabs are links. Where
 * the document holds one day only they are links with JavaScript too.
 */
export function AgendaTabs({ days, panels, tools }: AgendaTabsProps) {
  const { setup, tab, texts } = useAgenda()
  const isLive = useIsLive()
  const hasTabs = isLive && setup.isWhole
  const names = [...days.map(({ date }) => date), MY_PLAN]
  const came = useDirection(names.indexOf(tab))
  useArrival(isLive)
  useTabInView(tab)

  const onKeyDown = (event: KeyboardEvent) => {
    const place = nextPlace(event.key, names.indexOf(tab), names.length)
    const next = names[place ?? -1]
    if (!hasTabs || !next || !isPlain(event)) return
    event.preventDefault()
    showTab(next)
    focusTab(next)
  }

  return (
    <>
      <div className={styles.head}>
        <div className={styles.bar} data-no-print="">
          <TabScroller previous={texts.tabs.previous} next={texts.tabs.next}>
            <div className={styles.tabs} role={hasTabs ? 'tablist' : 'navigation'} aria-label={texts.tabs.label}>
              {days.map((day) => (
                <DayTab key={day.date} day={day} hasTabs={hasTabs} onKeyDown={onKeyDown} />
              ))}
              <PlanTab hasTabs={hasTabs} onKeyDown={onKeyDown} />
            </div>
          </TabScroller>
        </div>
        {tools}
      </div>
      <div
        className={styles.panels}
        data-tab={tab === MY_PLAN ? MY_PLAN : undefined}
        style={ANIMATION}
      >
        {panels.map(({ date, content }) => (
          <DayPanel key={date} date={date} isLive={isLive} hasTabs={hasTabs} came={came}>
            {content}
          </DayPanel>
        ))}
        <MyPlan hasTabs={hasTabs} />
      </div>
    </>
  )
}

/** From which side the tab that is shown came; undefined before the first change. */
function useDirection(place: number): 'before' | 'after' | undefined {
  const [last, setLast] = useState<{ place: number; came?: 'before' | 'after' }>({ place })
  if (last.place !== place) setLast({ place, came: place < last.place ? 'before' : 'after' })
  return last.came
}

/**
 * Goes to what the address of a visit names when the document was written for another day, and later to what
 * a link from outside the agenda names: the framework does not scroll within a screen whose query changed.
 */
function useArrival(isLive: boolean): void {
  const { tab, address, setup } = useAgenda()
  const hasArrived = useRef(false)
  const { fragment } = splitAddress(address)
  const isElsewhere = fragment !== '' && fragment !== MY_PLAN && !/^(day|session)-/.test(fragment)
  useEffect(() => {
    if (!isLive) return
    if (hasArrived.current ? isElsewhere : fragment && tab !== setup.day) arriveAt(fragment)
    hasArrived.current = true
  }, [isLive, fragment, isElsewhere, tab, setup.day])
}

/** Keeps the tab that is shown in the middle of its row. */
function useTabInView(tab: string): void {
  useEffect(() => {
    const chosen = document.getElementById(tabId(tab))
    const row = chosen?.closest('[data-scroller]')
    if (chosen && row) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [tab])
}
