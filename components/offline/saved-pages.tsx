'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import buttons from '@/components/ui/button-link.module.css'
import { Heading } from '@/components/ui/layout/heading'
import type { Locale } from '@/lib/i18n/locales'
import { EVENTS_PATH } from '@/lib/site/navigation'
import { MISSING_PAGE_PARAMETER, type StoredPageFacts } from '@/lib/site/offline/protocol'
import { toOwnPath } from '@/lib/site/security/own-path'
import { fillText } from '@/lib/site/text/fill-text'
import { askWorker } from './ask-worker'
import styles from './offline-screen.module.css'
import { savedTime } from './saved-time'

interface SavedPagesProps {
  locale: Locale
  months: readonly string[]
  texts: { missing: string; again: string; title: string; nothing: string; events: string; saved: string; ticket: string; remove: string; removed: string }
}

/** Lists the pages that the service worker has stored, and removes them. Plain links: each page is loaded as a whole. */
export function SavedPages({ locale, months, texts }: SavedPagesProps) {
  const [pages, setPages] = useState<readonly StoredPageFacts[] | null>(null)
  const [isRemoved, setIsRemoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = useSyncExternalStore(never, missingPage, () => '')
  useEffect(() => {
    void askWorker({ kind: 'list' }).then((list) => setPages(list ?? []))
  }, [])
  const remove = async () => {
    setPages((await askWorker({ kind: 'forget-all' })) ?? [])
    setIsRemoved(true)
    // The button is gone with the list.
    heading.current?.focus()
  }
  return (
    <>
      {missing && (
        <p className={styles.missing}>
          {texts.missing} <a href={missing}>{texts.again}</a>
        </p>
      )}
      <section aria-labelledby="saved-pages">
        <Heading as="h2" size="s" ref={heading} id="saved-pages" tabIndex={-1}>
          {texts.title}
        </Heading>
        <p role="status" className={pages ? undefined : styles.unknown}>
          {pages && pages.length > 0 ? '' : isRemoved ? texts.removed : texts.nothing}
        </p>
        {pages?.length === 0 && (
          <a href={EVENTS_PATH} className={`${buttons.button} ${buttons.outline}`}>
            {texts.events}
          </a>
        )}
        {pages && pages.length > 0 && (
          <>
            <ul className={styles.pages}>
              {pages.map(({ address, title, savedAt, isTicket }) => (
                <li key={address}>
                  <a href={address}>{isTicket ? texts.ticket : title}</a>
                  <span>{fillText(texts.saved, { time: savedTime(savedAt, months, locale) })}</span>
                </li>
              ))}
            </ul>
            <Button onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </>
        )}
      </section>
    </>
  )
}

/** The page that was asked for, when this one is shown in its place. */
function missingPage(): string {
  const address = new URLSearchParams(window.location.search).get(MISSING_PAGE_PARAMETER)
  return address ? toOwnPath(address) : ''
}

function never(): () => void {
  return () => undefined
}
