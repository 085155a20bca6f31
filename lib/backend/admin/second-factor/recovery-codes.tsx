'use client'

import { Button } from '@payloadcms/ui'
import styles from '../staff.module.css'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p role="status">Keep these recovery codes in a safe place: each signs you in once when you don’t have your phone. They are not shown again.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button margin={false} onClick={onClose}>
        I have kept them
      </Button>
    </div>
  )
}
