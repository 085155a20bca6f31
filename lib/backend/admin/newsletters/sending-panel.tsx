'use client'

import { useFormFields, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isFrozen, NEWSLETTER_STATES, type NewsletterState } from '../../newsletters/newsletter-states'
import { refreshSaved, useSaved } from '../saving/use-saved'
import { formatSiteTime } from '../times/site-time'
import { LetterActs } from './letter-acts'
import { LetterFigures } from './letter-figures'
import { LetterTest } from './letter-test'
import styles from './newsletters.module.css'

interface SendingPanelProps {
  id: string
  /** Whether whoever looks may send letters, and whether they may write them. */
  maySend: boolean
  isWriter: boolean
}

interface Progress {
  state: NewsletterState
  sendAt?: string | null
  sentAt?: string | null
}

/** What staff do with a letter besides writing it, and what became of it. */
export function SendingPanel({ id, maySend, isWriter }: SendingPanelProps) {
  const formState = useFormFields(([fields]) => fields.state?.value) as NewsletterState
  const path = `newsletters/${id}?depth=0&select[state]=true&select[sendAt]=true&select[sentAt]=true`
  const progress = useSaved<Progress>(path, { state: formState }, movesByItself)
  const { clearRouteCache } = useRouteCache()
  const isModified = useFormModified()
  const { state, sentAt } = progress

  // The form says it as well: it is read anew, once for each change.
  const readFor = useRef<NewsletterState>(undefined)
  useEffect(() => {
    if (state === formState || isModified || readFor.current === state) return
    readFor.current = state
    clearRouteCache()
  }, [state, formState, isModified, clearRouteCache])

  return (
    <section className={styles.panel} aria-label="Sending">
      <p role="status">{progressSentence(progress)}</p>
      {!isFrozen(state) && isWriter && <LetterTest id={id} isModified={isModified} />}
      {maySend && <LetterActs id={id} state={state} isModified={isModified} onActed={() => refreshSaved(path)} />}
      {!maySend && isWriter && !isFrozen(state) && <p>You may write letters but not send them. Ask an administrator to send this one, or to tick “May send letters” in your account.</p>}
      {sentAt && <LetterFigures id={id} isMoving={movesByItself(progress)} />}
    </section>
  )
}

function movesByItself({ state }: Progress): boolean {
  return state === 'scheduled' || state === 'sending'
}

function progressSentence({ state, sendAt, sentAt }: Progress): string {
  const name = NEWSLETTER_STATES[state]
  if (state === 'scheduled' && sendAt) return `${name}: it goes out on ${formatSiteTime(sendAt)}. Saving a change makes it a draft again.`
  return sentAt ? `${name}. Sending began on ${formatSiteTime(sentAt)}; the text stays as it is from then on.` : `${name}.`
}
