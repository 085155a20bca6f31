'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useRefresh } from '@/lib/i18n/navigation'
import { Dialog } from '../dialogs/dialog'
import styles from '../staff.module.css'
import { requestRound } from './round-request'

interface UnblindPartProps {
  round: string
  /** Administrators, of a round without names. */
  mayUnblind: boolean
  isUnblinded: boolean
}

/** Shows jurors the names in a round that was read without them. */
export function UnblindPart({ round, mayUnblind, isUnblinded }: UnblindPartProps) {
  const refresh = useRefresh()
  const [isAsked, setIsAsked] = useState(false)
  if (isUnblinded) return <p className={styles.muted}>Jurors see the names of this round.</p>
  if (!mayUnblind) return null
  async function unblind() {
    setIsAsked(false)
    if (!(await requestRound('POST', round, 'unblind'))) return
    toast.success('Jurors see the names from now on.')
    refresh()
  }
  return (
    <section aria-labelledby="round-names">
      <h2 id="round-names">Names</h2>
      <p className={styles.muted}>Jurors read this round without names.</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsked(true)}>
        Show jurors the names…
      </Button>
      {isAsked && (
        <Dialog heading="Show jurors the names?" onCancel={() => setIsAsked(false)} submit="Show the names" onSubmit={unblind}>
          <p>From now on every juror of this round sees who sent what they read. It cannot be taken back, and stands in the audit log under your name.</p>
        </Dialog>
      )}
    </section>
  )
}
