'use client'

import { useSyncExternalStore } from 'react'
import { Facts } from '@/components/ui/layout/facts'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack as="section" gap={4} width="measure" className={styles.sent} aria-labelledby="sent-answers">
      {hasMessage && (
        <p className={styles.message} role="status">
          {sent.message}
        </p>
      )}
      <Heading as="h2" size="s" id="sent-answers">
        {title}
      </Heading>
      <Facts isQuiet className={styles.answers} facts={sent.answers.map(({ label, text }) => ({ label, value: text }))} />
    </Stack>
  )
}
