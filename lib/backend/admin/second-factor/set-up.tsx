'use client'

import { Dialog } from '../dialogs/dialog'
import { Input } from '../saving/fields'
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
  async function confirm(form: FormData, onRefusal: (problem: string) => void) {
    const answer = await requestAsStaff<{ recoveryCodes: string[] }>('POST', 'users/second-factor/confirm', { setup, code: form.get('code') }, onRefusal)
    if (answer) onConfirmed(answer.recoveryCodes)
  }
  return (
    <Dialog heading="Set up a second factor" onCancel={onCancel} submit="Turn on" onSubmit={confirm}>
      <p>Scan this code with an authenticator app, or type the key into it. Then enter the six digits that the app shows.</p>
      <img className={styles.picture} alt="QR code with the key" src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`} />
      <p>
        Key: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Input label="Code from the app" name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={10} required />
    </Dialog>
  )
}
