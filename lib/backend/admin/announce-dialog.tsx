'use client'

import { Button } from '@payloadcms/ui'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'
import { AnnouncementPreview } from './announcement-preview'
import styles from './admin.module.css'
import { sendDeskRequest } from './desk-request'
import { Countdown } from './dialogs/countdown'
import { Problem } from './dialogs/problem'
import { useAnnouncement } from './use-announcement'

/** What staff wrote, by language. */
function messageOf(form: FormData): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, String(form.get(locale) ?? '')]))
}

export interface AnnouncedEvent {
  eventId: string
  title: string
  /** How many are emailed. */
  count: number
}

interface AnnounceDialogProps extends AnnouncedEvent {
  /** Why it is shown, where nobody asked for it. */
  reason?: string
  onClose: () => void
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** Emails everybody who has registered for an event how it stands now. */
export function AnnounceDialog({ eventId, title, count, reason, onClose }: AnnounceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const preview = useAnnouncement(eventId)
  const [isHeld, setIsHeld] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [hasTest, setHasTest] = useState(false)
  const [problem, setProblem] = useState('')
  const { pendingAt = null, untold = 0, maySend = true } = preview && preview !== 'failed' ? preview : {}
  const isPending = pendingAt !== null && !isHeld
  const [wasPending, setWasPending] = useState(false)
  if (isPending && !wasPending) setWasPending(true)
  // A colleague may have stopped it.
  const hasGone = wasPending && !isPending && !isHeld && untold === 0

  async function send(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    // React would pass it on to the form of the document, which contains the button.
    submit.stopPropagation()
    const form = new FormData(submit.currentTarget)
    const isSent = await ask('announce', { message: messageOf(form), after: form.get('after') ?? undefined })
    if (isSent) dialog.current?.close()
  }

  async function ask(action: string, body: object): Promise<boolean> {
    setProblem('')
    setIsSending(true)
    const isDone = await sendDeskRequest(`events/${eventId}/${action}`, body, setProblem)
    setIsSending(false)
    return isDone
  }

  async function sendTest() {
    const form = dialog.current?.querySelector('form')
    setHasTest(false)
    if (form) setHasTest(await ask('announcement-test', { message: messageOf(new FormData(form)) }))
  }

  /** Whoever writes, or says no, has taken it into their own hands. */
  async function hold(): Promise<boolean> {
    if (!isPending) return true
    setIsHeld(true)
    const isDone = await ask('announcement-hold', {})
    setIsHeld(isDone)
    return isDone
  }

  async function decline() {
    if (await hold()) dialog.current?.close()
  }

  return createPortal(
    <dialog
      ref={(element) => {
        dialog.current = element
        if (element && !element.open) element.showModal()
      }}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(cancel) => {
        cancel.preventDefault()
        void decline()
      }}
      onClose={onClose}
    >
      <form onSubmit={(submit) => void send(submit)} onInput={() => void hold()}>
        <h2 id={heading}>{`Email ${count} ${count === 1 ? 'person' : 'people'}`}</h2>
        {reason && <p>{hasGone ? 'Published. The guests whose last email said something else have been emailed.' : reason}</p>}
        {isPending && (
          <p role="status">
            <strong>
              {`${untold === 1 ? '1 email goes' : `${untold} emails go`} out automatically at ${TIME.format(new Date(pendingAt))}`}
              <Countdown until={pendingAt} />
            </strong>
            {` to guests whose last email says something else.${maySend ? ' To stop it, start writing a message or press' : ' To stop it, press'} “Do not send”.`}
          </p>
        )}
        <p>
          {`Everybody who is registered for “${title}” or on its waiting list gets an email in their language that says whether it takes place, when and where, as published now. A calendar entry updates the one that they have.`}
        </p>
        <AnnouncementPreview preview={preview} />
        {maySend &&
          LOCALES.map((locale) => (
            <label key={locale}>
              {`Your message, ${LOCALE_TABLE[locale].ownName} (optional)`}
              <textarea name={locale} lang={locale} rows={4} maxLength={MAX_ANNOUNCEMENT_MESSAGE} />
            </label>
          ))}
        <p role="status">{hasTest ? 'A test in each language is on its way to you. It has no ticket, calendar entry or personal link.' : ''}</p>
        <Problem>{problem}</Problem>
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void decline()}>
            {isPending ? 'Do not send' : maySend && !hasGone ? 'Cancel' : 'Close'}
          </Button>
          {maySend && (
            <>
              <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void sendTest()}>
                Send a test to me
              </Button>
              <Button type="submit" margin={false} disabled={isSending}>
                {isSending ? 'Sending …' : isPending ? 'Send now' : 'Send'}
              </Button>
            </>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
