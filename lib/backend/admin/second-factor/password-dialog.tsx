'use client'

import { Dialog } from '../dialogs/dialog'
import { Input } from '../saving/fields'
import type { Send } from '../saving/use-submit'

interface PasswordDialogProps {
  heading: string
  submit: string
  /** Whether a code is asked for as well. */
  needsCode: boolean
  onSubmit: Send
  onCancel: () => void
}

export function PasswordDialog({ needsCode, ...dialog }: PasswordDialogProps) {
  return (
    <Dialog {...dialog}>
      <Input label="Your password" name="presentPassword" type="password" autoComplete="current-password" required />
      {needsCode && <Input label="Code from the app, or a recovery code" name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} required />}
    </Dialog>
  )
}
