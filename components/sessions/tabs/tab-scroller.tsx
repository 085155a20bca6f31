'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { TAB_ANIMATION, TAB_SCROLL_SHARE } from '@/lib/site/constants'
import styles from './tab-scroller.module.css'

/**
 * A row that scrolls sideways, with buttons for fingers and mice where not all of it fits. The keyboard needs
 * none: what it reaches scrolls into view.
 */
export function TabScroller({ previous, next, children }: { previous: string; next: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ before: false, after: false })
  const aim = useRef({ left: 0, until: 0 })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth
      setRoom({ before: element.scrollLeft > 1, after: element.scrollLeft < rest - 1 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scroll = (direction: 1 | -1) => {
    const element = row.current
    if (!element) return
    const now = performance.now()
    // A press while the row is still moving counts from where it is going, or quick presses would be lost.
    const from = now < aim.current.until ? aim.current.left : element.scrollLeft
    const rest = element.scrollWidth - element.clientWidth
    const left = Math.max(0, Math.min(rest, from + direction * element.clientWidth * TAB_SCROLL_SHARE))
    aim.current = { left, until: now + TAB_ANIMATION }
    element.scrollTo({ left })
  }
  const isTooWide = room.before || room.after
  return (
    <div className={styles.scroller}>
      {isTooWide && (
        <button type="button" tabIndex={-1} className={`${styles.button} ${styles.before}`} aria-label={previous} aria-disabled={!room.before} onClick={() => scroll(-1)}>
          <Icon name="back" />
        </button>
      )}
      <div ref={row} tabIndex={-1} className={styles.row} data-scroller="">
        {children}
      </div>
      {isTooWide && (
        <button type="button" tabIndex={-1} className={`${styles.button} ${styles.after}`} aria-label={next} aria-disabled={!room.after} onClick={() => scroll(1)}>
          <Icon name="arrow" />
        </button>
      )}
    </div>
  )
}
