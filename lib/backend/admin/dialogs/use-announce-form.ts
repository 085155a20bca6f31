'use client'

import { toast } from '@payloadcms/ui'
import { useState, type RefObject, type SubmitEvent } from 'react'
import { LOCALES } from '@/lib/i18n/locales'
import { isAmong, type RecipientStatus } from '../../email/recipients'
import { sendDeskRequest } from '../staff-request'
import { refreshSaved } from '../saving/use-saved'
import { useAnnouncement } from './use-announcement'

/** The state and the actions of the dialog that emails everybody. */
export function useAnnounceForm(eventId: string, dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const [to, setTo] = useState<RecipientStatus>()
  const { preview, hasFailed, hasGone, isAutomatic, askAgain } = useAnnouncement(eventId, to)
  const [holding, setHolding] = useState<'untried' | 'held' | 'refused'>('untried')
  const [sending, setSending] = useState<'announce' | 'announcement-test' | null>(null)
  const [hasTest, setHasTest] = useState(false)
  const [problem, setProblem] = useState('')
  /** When an email goes out by itself, if it does. */
  const pendingAt = holding === 'held' ? null : (preview?.pendingAt ?? null)

  const recipients = preview?.recipients.filter(({ status }) => isAmong(status, to))
  const count = recipients?.reduce((sum, one) => sum + one.count, 0)
  /** What was published is for everyone to know. */
  const mayChoose = preview?.maySend && !isAutomatic

  function choose(status: RecipientStatus | undefined) {
    setTo(status)
    askAgain()
  }

  /** Nobody sees a problem in a dialog that is closed, so a message stays until it is read. */
  function showProblem(problem: string) {
    if (dialog.current?.open) setProblem(problem)
    else toast.error(problem, { duration: Infinity })
  }

  async function send(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    // React would pass the event on to the form of the document, which contains the button.
    submit.stopPropagation()
    const form = new FormData(submit.currentTarget)
    if (!(await request('announce', { message: messageOf(form), to, after: form.get('after') ?? undefined }))) return setSending(null)
    refreshSaved(`events/${eventId}/numbers`)
    dialog.current?.close()
  }

  async function sendTest() {
    const form = dialog.current?.querySelector('form')
    if (!form) return
    setHasTest(false)
    setHasTest(await request('announcement-test', { message: messageOf(new FormData(form)), to }))
    setSending(null)
  }

  function request(action: 'announce' | 'announcement-test', body: object): Promise<boolean> {
    setProblem('')
    setSending(action)
    return sendDeskRequest(`events/${eventId}/${action}`, body, showProblem)
  }

  /** Stops the automatic email. */
  async function hold() {
    setHolding('held')
    if (await sendDeskRequest(`events/${eventId}/announcement-hold`, {}, (problem) => showProblem(`The automatic email was not stopped. ${problem}`))) return
    setHolding('refused')
    askAgain()
  }

  function onInput() {
    if (pendingAt !== null && holding === 'untried') void hold()
  }

  /** Closing without sending stops the automatic email, even before it is known whether one is on its way. */
  function end() {
    if (sending !== 'announce' && (pendingAt !== null || (!preview && holding !== 'held'))) void hold()
    onClose()
  }

  return { to, choose, mayChoose, count, preview, hasFailed, hasGone, hasTest, problem, pendingAt, isUntried: holding === 'untried', isSending: sending !== null, send, sendTest, onInput, end }
}

/** The message of staff, by language. */
function messageOf(form: FormData): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, String(form.get(locale) ?? '')]))
}
