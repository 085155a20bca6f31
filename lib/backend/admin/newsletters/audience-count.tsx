'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { RecipientCounts } from '../../newsletters/audience'
import styles from '../staff.module.css'
import { useSaved } from '../saving/use-saved'
import { audienceSentence } from './letter-sentences'

/** How many get the letter, below what narrows them. */
export function AudienceCount() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const counts = useSaved<RecipientCounts | null>(id ? `newsletters/${id}/recipients` : null, null)
  if (!id) return <p className={styles.muted}>Save the letter: then you see here how many get it.</p>
  return (
    <p role="status">
      {counts && <strong>{audienceSentence(counts)}</strong>}
      {counts && isModified && ' This is what was saved last: save to count again.'}
    </p>
  )
}
