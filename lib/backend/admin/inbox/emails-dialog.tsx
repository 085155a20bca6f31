'use client'

import { Button } from '@payloadcms/ui'
import type { QueuedEmail } from '@/lib/backend/email/queued-emails'
import { Dialog } from '../dialogs/dialog'
import styles from '../admin.module.css'

interface EmailsDialogProps {
  emails: QueuedEmail[]
  onSave: () => void
  onCancel: () => void
}

/** Names the emails that saving sends, before it does. */
export function EmailsDialog({ emails, onSave, onCancel }: EmailsDialogProps) {
  const count = `${emails.length} ${emails.length === 1 ? 'email' : 'emails'}`
  return (
    <Dialog
      heading={`Saving sends ${count}`}
      onCancel={onCancel}
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
            Cancel
          </Button>
          <Button margin={false} onClick={onSave}>
            {`Save and send ${count}`}
          </Button>
        </>
      }
    >
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">Subject</th>
            </tr>
          </thead>
          <tbody>
            {emails.map(({ key, to, subject }) => (
              <tr key={key}>
                <th scope="row">{to}</th>
                <td>{subject}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
