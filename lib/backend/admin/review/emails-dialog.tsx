'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { DecisionEmails, RoundRanking } from '@/lib/contract/review/decisions'
import { Dialog } from '../dialogs/dialog'
import { Choice } from '../saving/fields'
import styles from '../staff.module.css'
import { DECISION_WORDS } from './round-sentences'

interface EmailsDialogProps {
  emails: DecisionEmails
  items: RoundRanking['items']
  onClose: () => void
}

/** Every email that would go out, each in the language of its applicant. */
export function EmailsDialog({ emails, items, onClose }: EmailsDialogProps) {
  const [index, setIndex] = useState(0)
  const itemOf = new Map(items.map((item) => [item.application, item]))
  const email = emails[index]
  if (!email) return null
  const labelOf = ({ application, locale }: DecisionEmails[number]) => {
    const item = itemOf.get(application)
    return [item?.fullName ?? application, item?.intended && DECISION_WORDS[item.intended], locale].filter(Boolean).join(', ')
  }
  const step = (by: number) => setIndex((before) => Math.min(emails.length - 1, Math.max(0, before + by)))
  return (
    <Dialog
      heading={`Email ${index + 1} of ${emails.length}`}
      onCancel={onClose}
      cancel="Close"
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} disabled={index === 0} onClick={() => step(-1)}>
            Before
          </Button>
          <Button buttonStyle="secondary" margin={false} disabled={index === emails.length - 1} onClick={() => step(1)}>
            Next
          </Button>
        </>
      }
    >
      <Choice label="To" value={index} onChange={({ target }) => setIndex(Number(target.value))} options={emails.map((one, position) => [String(position), labelOf(one)])} />
      <p lang={email.locale}>
        <strong>{email.subject}</strong>
      </p>
      {/* As text: hundreds of whole emails would be megabytes. The test to oneself shows what they look like. */}
      <p className={`${styles.typed} ${styles.facts}`} lang={email.locale}>
        {email.text}
      </p>
    </Dialog>
  )
}
