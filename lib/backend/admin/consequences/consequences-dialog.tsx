'use client'

import type { ConsequencesText } from '@/lib/backend/access/consequences/describe'
import styles from '../staff.module.css'
import { StaffTable } from '../staff-table'
import { Dialog } from '../dialogs/dialog'

interface ConsequencesDialogProps {
  foreseen: ConsequencesText
  onAnswer: (isConfirmed: boolean) => Promise<void> | void
}

/** Says what happens besides, to whom and to how many, before it does. */
export function ConsequencesDialog({ foreseen: { heading, sentences, emails, button }, onAnswer }: ConsequencesDialogProps) {
  return (
    <Dialog heading={heading} onCancel={() => void onAnswer(false)} submit={button} onSubmit={() => onAnswer(true)}>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {emails.length > 0 && (
        <div className={styles.scroller}>
          <StaffTable headings={['To', 'Subject']} rows={emails.map(({ to, subject }, index) => ({ key: `${index} ${to}`, cells: [to, subject] }))} />
        </div>
      )}
    </Dialog>
  )
}
