'use client'

import { Button } from '@payloadcms/ui'
import type { ConsequencesText } from '@/lib/backend/access/consequences/describe'
import styles from '../admin.module.css'
import { Dialog } from '../dialogs/dialog'

interface ConsequencesDialogProps {
  asked: ConsequencesText
  onAnswer: (isConfirmed: boolean) => void
}

/** Says what happens besides, to whom and to how many, before it does. */
export function ConsequencesDialog({ asked: { heading, sentences, emails, button }, onAnswer }: ConsequencesDialogProps) {
  return (
    <Dialog
      heading={heading}
      onCancel={() => onAnswer(false)}
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button margin={false} onClick={() => onAnswer(true)}>
            {button}
          </Button>
        </>
      }
    >
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {emails.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">To</th>
                <th scope="col">Subject</th>
              </tr>
            </thead>
            <tbody>
              {emails.map(({ to, subject }, index) => (
                <tr key={`${index} ${to}`}>
                  <th scope="row">{to}</th>
                  <td>{subject}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
