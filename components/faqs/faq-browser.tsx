'use client'

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { DirectoryForm } from '@/components/ui/directory/directory-form'
import { DirectoryNote } from '@/components/ui/directory/directory-note'
import { Cluster } from '@/components/ui/layout/cluster'
import { Page } from '@/components/ui/layout/page'
import { showMessage } from '@/components/ui/notifications/toast'
import { useDirectoryForm } from '@/components/ui/directory/use-directory-form'
import { useListView } from '@/components/ui/directory/use-list-view'
import type { Locale } from '@/lib/i18n/locales'
import { fillCount, fillText, formatCount } from '@/lib/site/text/fill-text'
import type { ListView } from '@/lib/site/lists/list-view'
import { isPlain } from '@/lib/site/plain-event'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-browser.module.css'
import './faq-match.css'
import type { FaqBrowserTexts } from './faq-browser-texts'
import { useCopiedLink } from './use-copied-link'
import { useCurrentTopic } from './use-current-topic'
import { useFaqSearch } from './use-faq-search'
import { useFoundFaqs } from './use-found-faqs'
import { useLinkedFaq } from './use-linked-faq'
import { useOpenAnswers } from './use-open-answers'

/** Up to so many questions need no index on a phone. */
const FEW = 6

interface FaqBrowserProps {
  path: string
  /** With the language in its query. */
  sharedPath: string
  /** The view that the server has rendered, and the keys of the questions that it found. */
  first: { view: ListView; found: string[] }
  total: number
  texts: FaqBrowserTexts
  locale: Locale
  /** Index and questions, rendered on the server. */
  children: ReactNode
}

/**
 * Searches and opens questions in place. All are in the page, so that the browser's own search finds them; what holds the
 * words in another language, the API tells. Without JavaScript the form asks the server.
 */
export function FaqBrowser({ path, sharedPath, first, total, texts, locale, children }: FaqBrowserProps) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const { view, show } = useListView({ route: 'eventFaq', path, first: first.view, onReturn: (next) => fill(next) })
  const { formProps, fill } = useDirectoryForm({ route: 'eventFaq', onType: search, onChoose: search, onSubmit })
  const { keyword = '' } = view
  const { keys, isPending } = useFoundFaqs(keyword, first)
  const found = useFaqSearch(list, keyword, keys, first.found.length)
  const isSettled = found > 0 || !isPending
  const [areAllOpen, toggleAll] = useOpenAnswers(list)
  useLinkedFaq(list, showAll)
  useCurrentTopic(list)
  useCopiedLink(list, sharedPath, () => void showMessage(texts.copied))

  function search(next: ListView) {
    show(next, 'replace')
  }
  function onSubmit(next: ListView) {
    search(next)
    return true
  }
  function onShowAll(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    showAll()
    // The link is gone with the search.
    count.current?.focus({ preventScroll: true })
  }
  function showAll() {
    fill({})
    search({})
  }

  return (
    <Page className={styles.browser}>
      <DirectoryForm {...formProps} action={path} view={first.view} filters={[]} searchLabel={texts.search} submitLabel={texts.submit} />
      <Cluster gap={5} row={1} align="center" className={styles.head} data-no-print="">
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {isSettled && fillText(fillCount(keyword ? texts.found : texts.count, keyword ? found : total, locale), { total: formatCount(total, locale) })}
        </p>
        {keyword && found > 0 && (
          <a href={path} className={styles.all} onClick={onShowAll}>
            {texts.all}
          </a>
        )}
        {found > 0 && (
          <button type="button" className={styles.toggle} data-scripted="" onClick={toggleAll}>
            {areAllOpen ? texts.closeAll : texts.openAll}
          </button>
        )}
      </Cluster>
      {found === 0 && isSettled && (
        <DirectoryNote title={fillText(texts.nothing, { keyword })} text={texts.advice}>
          <ButtonLink href={pathTo('connect')}>{texts.ask}</ButtonLink>
          <a href={path} className={styles.all}>
            {texts.all}
          </a>
        </DirectoryNote>
      )}
      <div ref={setList} className={found < FEW ? `${styles.list} ${styles.few}` : styles.list} hidden={found === 0}>
        {children}
      </div>
    </Page>
  )
}
