'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { RoundRanking } from '@/lib/contract/review/decisions'
import { Dialog } from '../dialogs/dialog'
import styles from '../staff.module.css'

const MOST_LETTERS = 5000

interface TextDialogProps {
  item: RoundRanking['items'][number]
  onClose: () => void
  /** @returns whether it was stored */
  onSave: (text: string) => Promise<boolean>
}

/** What an applicant is told besides the decision, made of what jurors propose. */
export function TextDialog({ item: { fullName, text: stored, proposed }, onClose, onSave }: TextDialogProps) {
  const [text, setText] = useState(stored)
  async function save() {
    if (await onSave(text)) onClose()
  }
  return (
    <Dialog heading={`Text for ${fullName}`} onCancel={onClose} submit="Keep it" onSubmit={save}>
      <label>
        Stands in the email and on the applicant’s page. Write it in their language.
        <textarea rows={8} maxLength={MOST_LETTERS} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {proposed.length > 0 && (
        <>
          <p>What jurors propose:</p>
          <ul className={styles.list}>
            {proposed.map((proposal, index) => (
              <li key={index} className={styles.row}>
                <p className={styles.typed}>{proposal}</p>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setText((before) => [before.trim(), proposal].filter(Boolean).join('\n\n'))}>
                  Take it over
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
