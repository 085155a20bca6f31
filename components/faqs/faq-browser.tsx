'use client'

import { useState, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { DirectoryForm } from '@/components/ui/directory/directory-form'
import { DirectoryNote } from '@/components/ui/directory/directory-note'
import { showMessage } from '@/components/ui/notifications/toast'
import { useDirectoryForm } from '@/components/ui/directory/use-directory-form'
import { useListView } from '@/components/ui/directory/use-list-view'
import type { Locale } from '@/lib/i18n/locales'
import { fillCount, fillText } from '@/lib/site/text/fill-text'
import type { ListView } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-browser.module.css'
import type { FaqBrowserTexts } from './faq-browser-texts'
import { useCopiedLink } from './use-copied-link'
import { useCurrentTopic } from './use-current-topic'
import { useFaqSearch } from './use-faq-search'
import { useLinkedFaq } from './use-linked-faq'
import { useOpenAnswers } from './use-open-answers'

interface FaqBrowserProps {
  /** The path of the screen as the visitor sees it. */
  path: string
  /** The path that a copied link has: it brings its language along. */
  sharedPath: string
  /** What the server has rendered: for which view, and how many questions it shows. */
  first: { view: ListView; found: number }
  /** How many questions there are. */
  total: number
  texts: FaqBrowserTexts
  locale: Locale
  /** The index and the questions, rendered on the server. */
  children: ReactNode
}

/**
 * Searches questions where they stand and opens them. All of them are in the page, so that the browser's
 * own search finds them too; without a script the form asks the server, and each question opens by itself.
 */
export function FaqBrowser({ path, sharedPath, first, total, texts, locale, children }: FaqBrowserProps) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const { view, show } = useListView({ route: 'eventFaq', path, first: first.view, onReturn: (next) => fill(next) })
  const { formProps, fill } = useDirectoryForm({ route: 'eventFaq', onType: search, onChoose: search, onSubmit })
  const { keyword = '' } = view
  const found = useFaqSearch(list, keyword, first.found)
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
  function showAll() {
    fill({})
    search({})
  }

  return (
    <div className={styles.browser}>
      <DirectoryForm {...formProps} action={path} view={first.view} filters={[]} searchLabel={texts.search} submitLabel={texts.submit} />
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {fillCount(keyword ? texts.found : texts.count, keyword ? found : total, locale)}
        </p>
        {found > 0 && (
          <button type="button" className={styles.toggle} onClick={toggleAll}>
            {areAllOpen ? texts.closeAll : texts.openAll}
          </button>
        )}
      </div>
      {found === 0 && (
        <DirectoryNote title={fillText(texts.nothing, { keyword })} text={texts.advice}>
          <ButtonLink href={pathTo('connect')}>{texts.ask}</ButtonLink>
          <a href={path} className={styles.all}>
            {texts.all}
          </a>
        </DirectoryNote>
      )}
      <div ref={setList} className={styles.list} hidden={found === 0}>
        {children}
      </div>
    </div>
  )
}
