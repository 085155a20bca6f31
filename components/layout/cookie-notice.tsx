'use client'

import { useSyncExternalStore } from 'react'
import { POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE } from '@/lib/site/constants'
import styles from './cookie-notice.module.css'

const CHANGED = 'policies-consent'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Where storage is refused the notice counts as dismissed. */
function isDismissed(): boolean {
  try {
    return window.localStorage.getItem(POLICIES_CONSENT_KEY) === POLICIES_CONSENT_VALUE
  } catch {
    return true
  }
}

export function CookieNotice({ label, text, confirm }: { label: string; text: string; confirm: string }) {
  const hidden = useSyncExternalStore(subscribe, isDismissed, () => true)
  if (hidden) return null
  const dismiss = () => {
    window.localStorage.setItem(POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE)
    window.dispatchEvent(new Event(CHANGED))
  }
  return (
    <aside className={styles.notice} aria-label={label}>
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={dismiss}>
        {confirm}
      </button>
    </aside>
  )
}
