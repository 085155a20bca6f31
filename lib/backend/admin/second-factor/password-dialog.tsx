'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'

interface PasswordDialogProps {
  heading: string
  submit: string
  onSubmit: (password: string, onRefusal: (problem: string) => void) => Promise<void>
  onCancel: () => void
}

export function PasswordDialog({ heading, submit, onSubmit, onCancel }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setIsSending(true)
    setProblem('')
    await onSubmit(password, setProblem)
    setIsSending(false)
  }
  return (
    <Dialog
      heading={heading}
      onCancel={onCancel}
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
            Cancel
          </Button>
          <Button margin={false} disabled={isSending || password === ''} onClick={() => void send()}>
            {submit}
          </Button>
        </>
      }
    >
      <label>
        Your password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (password !== '' && !isSending) void send()
          }}
        />
      </label>
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
