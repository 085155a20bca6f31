'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { fillText } from '@/lib/site/text/fill-text'
import { holdInstallPrompt } from './install-prompt'
import styles from './offline-bar.module.css'
import { renewWhenReachable } from './renew-page'
import { savedTime } from './saved-time'
import { startWorker } from './start-worker'
import { useSavedAt } from './use-saved-at'

interface OfflineBarProps {
  locale: Locale
  /** `unanswered` for a saved page while there is a connection; `saved` with a time in it; `list` is empty where nothing is ever saved. */
  texts: { offline: string; stale: string; unanswered: string; saved: string; list: string }
  /** A day of each month, such as "{day} May". */
  months: readonly string[]
}

/** Says that the connection is gone, or that the page is a saved one, and from when. */
export function OfflineBar({ locale, texts, months }: OfflineBarProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true)
  const savedAt = useSavedAt()
  // Why a saved page is shown does not change while it is; that the connection is back is seen by the page that follows.
  const [wasOnline, setWasOnline] = useState<boolean | null>(null)
  if ((savedAt === null) !== (wasOnline === null)) setWasOnline(savedAt === null ? null : isOnline)
  useEffect(startWorker, [])
  useEffect(holdInstallPrompt, [])
  useEffect(() => (savedAt === null ? undefined : renewWhenReachable()), [savedAt])
  const isShown = savedAt !== null || !isOnline
  return (
    <div role="status" data-no-print="" className={isShown ? `${styles.bar} ${savedAt === null ? '' : styles.saved}` : undefined}>
      {isShown && (
        <>
          <p>{savedAt === null ? texts.stale : `${wasOnline ? texts.unanswered : texts.offline} ${fillText(texts.saved, { time: savedTime(savedAt, months, locale) })}`}</p>
          {texts.list && <Link href={pathTo('offline')}>{texts.list}</Link>}
        </>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
