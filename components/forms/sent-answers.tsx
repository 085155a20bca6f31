'use client'

import { useSyncExternalStore } from 'react'
import { readSentForm, storedText } from './sent-form'
import styles from './sent-answers.module.css'

const noChange = () => () => undefined

interface SentAnswersProps {
  path: string
  title: string
  /** Whether the answer of the backend says more than the page around it. */
  hasMessage: boolean
}

/** The values that the visitor has just sent from this window; renders nothing for any other visit. */
export function SentAnswers({ path, title, hasMessage }: SentAnswersProps) {
  const stored = useSyncExternalStore(noChange, storedText, () => '')
  const sent = stored ? readSentForm(path) : null
  if (!sent) return null
  return (
    <section className={styles.sent} aria-labelledby="sent-answers">
      {hasMessage && (
        <p className={styles.message} role="status">
          {sent.message}
        </p>
      )}
      <h2 id="sent-answers" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.answers}>
        {sent.answers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
