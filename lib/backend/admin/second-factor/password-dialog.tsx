'use client'

import { Button } from '@payloadcms/ui'
import { useState, type KeyboardEvent } from 'react'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'

interface PasswordDialogProps {
  heading: string
  submit: string
  /** Whether a code is asked for as well. */
  needsCode: boolean
  onSubmit: (proof: { presentPassword: string; code?: string }, onRefusal: (problem: string) => void) => Promise<void>
  onCancel: () => void
}

export function PasswordDialog({ heading, submit, needsCode, onSubmit, onCancel }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  const canSend = !isSending && password !== '' && (code !== '' || !needsCode)
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (canSend) void send()
  }
  const send = async () => {
    setIsSending(true)
    setProblem('')
    await onSubmit({ presentPassword: password, ...(needsCode && { code }) }, setProblem)
    setIsSending(false)
  }
  return (
    <Dialog
      heading={heading}
      onCancel={onCancel}
      buttons={
        <Button margin={false} disabled={!canSend} onClick={() => void send()}>
          {submit}
        </Button>
      }
    >
      <label>
        Your password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={sendOnEnter}
        />
      </label>
      {needsCode && (
        <label>
          Code from the app, or a recovery code
          <input type="text" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} value={code} onChange={({ target }) => setCode(target.value)} onKeyDown={sendOnEnter} />
        </label>
      )}
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
