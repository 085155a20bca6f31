'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestAsStaff } from '../staff-request'
import styles from '../staff.module.css'

export interface SetUpData {
  secret: string
  /** The QR code, as SVG. */
  picture: string
  /** Sent back with the first code. */
  setup: string
}

interface SetUpProps {
  data: SetUpData
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function SetUp({ data: { secret, picture, setup }, onConfirmed, onCancel }: SetUpProps) {
  const [code, setCode] = useState('')
  const confirm = async () => {
    const answer = await requestAsStaff<{ recoveryCodes: string[] }>('POST', 'users/second-factor/confirm', { setup, code })
    if (answer) onConfirmed(answer.recoveryCodes)
  }
  return (
    <div className={styles.form}>
      <p>Scan this code with an authenticator app, or type the key into it. Then enter the six digits that the app shows.</p>
      <img className={styles.picture} alt="QR code with the key" src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`} />
      <p>
        Key: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <label>
        Code from the app
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void confirm()
          }}
        />
      </label>
      <div className={styles.buttons}>
        <Button margin={false} disabled={code === ''} onClick={() => void confirm()}>
          Turn on
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
