'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '@/components/ui/class-names'
import { POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE } from '@/lib/site/constants'
import styles from './cookie-notice.module.css'
import { freeCorner, type Corner } from './free-corner'

/** The browser's event reaches other tabs only; this tab dispatches its own. */
const CHANGED = 'storage'

/** Whether the notice was dismissed where the storage is full: that lasts as long as the visit. */
let isRefused = false

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

/** Where storage is refused the notice counts as dismissed. */
function isDismissed(): boolean {
  try {
    return isRefused || window.localStorage.getItem(POLICIES_CONSENT_KEY) === POLICIES_CONSENT_VALUE
  } catch {
    return true
  }
}

export function CookieNotice({ label, text, confirm }: { label: string; text: string; confirm: string }) {
  const hidden = useSyncExternalStore(subscribe, isDismissed, () => true)
  const notice = useRef<HTMLElement>(null)
  const [corner, setCorner] = useState<Corner | null>(null)
  useEffect(() => {
    if (hidden || corner) return
    const place = () => setCorner(notice.current && freeCorner(notice.current))
    // Later than what makes the page work: looking for a corner has all of the page laid out.
    const timer = setTimeout(place)
    const events = ['scrollend', 'resize'] as const
    for (const event of events) window.addEventListener(event, place)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, place)
    }
  }, [hidden, corner])
  if (hidden) return null
  const dismiss = () => {
    try {
      window.localStorage.setItem(POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE)
    } catch {
      isRefused = true
    }
    window.dispatchEvent(new Event(CHANGED))
  }
  return (
    <aside ref={notice} className={classNames(styles.notice, corner ? styles[corner] : styles.waiting)} aria-label={label}>
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={dismiss}>
        {confirm}
      </button>
    </aside>
  )
}
