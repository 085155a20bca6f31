'use client'

import { useFormFields } from '@payloadcms/ui'
import { isFrozen, type NewsletterState } from '../../newsletters/newsletter-states'
import styles from '../staff.module.css'

/** Above a text that some people have. */
export function FrozenNotice() {
  const state = useFormFields(([fields]) => fields.state?.value) as NewsletterState | undefined
  if (!state || !isFrozen(state)) return null
  return (
    <div className={styles.warning} role="status">
      <p>This letter has begun to go out, so its text and its readers stay as they are. Duplicate it (⋮) to write another one.</p>
    </div>
  )
}
