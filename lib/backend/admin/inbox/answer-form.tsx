'use client'

import { useDocumentInfo, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { BusyButton } from '../saving/busy-button'
import { sendDeskRequest } from '../staff-request'
import { Problem } from '../dialogs/problem'
import styles from '../staff.module.css'

interface AnswerFormProps {
  /** How many answers are shown above. */
  seen: number
  locale: string
  language: string
  greeting: string
  signature: string
  /** Where replies go; empty where they go nowhere. */
  replyTo: string
  maxLength: number
}

export function AnswerForm({ seen, locale, language, greeting, signature, replyTo, maxLength }: AnswerFormProps) {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const { clearRouteCache } = useRouteCache()
  const help = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  if (!id) return null

  async function send() {
    setProblem('')
    if (!(await sendDeskRequest(`messages/${id}/answer`, { text, seen }, setProblem))) return
    setText('')
    clearRouteCache()
  }

  const replies = replyTo ? `Replies go to ${replyTo}.` : 'Replies go nowhere: give the organisation an email address under “Contact” first.'
  return (
    <div className={styles.form}>
      <label>
        {`Your answer, in ${language}`}
        <textarea lang={locale} rows={8} maxLength={maxLength} value={text} onChange={({ target }) => setText(target.value)} aria-describedby={help} />
      </label>
      <p id={help} className={styles.muted}>{`The email begins with “${greeting}”, is signed “${signature}”, and quotes the message. ${replies}`}</p>
      <Problem>{problem}</Problem>
      {/* Afterwards the form is read anew, with its status. */}
      {isModified && <p role="status">Save your changes of this form before you send an answer.</p>}
      <BusyButton disabled={isModified || !text.trim()} onClick={send}>
        Send the answer…
      </BusyButton>
    </div>
  )
}
