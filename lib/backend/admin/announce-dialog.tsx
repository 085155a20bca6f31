'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { MAX_ANNOUNCEMENT_MESSAGE } from '@/lib/site/constants'
import { AnnouncementPreview } from './announcement-preview'
import styles from './admin.module.css'
import { sendDeskRequest } from './desk-request'
import { Countdown } from './dialogs/countdown'
import { Problem } from './dialogs/problem'
import { useHold } from './dialogs/use-hold'
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
  const { preview, hasFailed, hasGone, askAgain } = useAnnouncement(eventId)
  const { hold, isUntried, isHeld } = useHold(eventId, tell, askAgain)
  const [sending, setSending] = useState<'announce' | 'announcement-test' | null>(null)
  const [hasTest, setHasTest] = useState(false)
  const [problem, setProblem] = useState('')
  const { pendingAt = null, unnotified = 0, maySend = false } = preview ?? {}
  const isPending = pendingAt !== null && !isHeld

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  /** Nobody sees a problem in a dialog that is closed, so a message stays until it is read. */
  function tell(problem: string) {
    if (dialog.current?.open) setProblem(problem)
    else toast.error(problem, { duration: Infinity })
  }

  async function send(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    // React would pass it on to the form of the document, which contains the button.
    submit.stopPropagation()
    const form = new FormData(submit.currentTarget)
    if (await ask('announce', { message: messageOf(form), after: form.get('after') ?? undefined })) dialog.current?.close()
    else setSending(null)
  }

  async function sendTest() {
    const form = dialog.current?.querySelector('form')
    if (!form) return
    setHasTest(false)
    setHasTest(await ask('announcement-test', { message: messageOf(new FormData(form)) }))
    setSending(null)
  }

  function ask(action: 'announce' | 'announcement-test', body: object): Promise<boolean> {
    setProblem('')
    setSending(action)
    return sendDeskRequest(`events/${eventId}/${action}`, body, tell)
  }

  /** Whoever closes it without sending has said no, and may have done so before it was known whether an email is on its way. */
  function end() {
    if (sending !== 'announce' && (isPending || (!preview && !isHeld))) void hold()
    onClose()
  }

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={end}>
      <form onSubmit={(submit) => void send(submit)} onInput={() => isPending && isUntried && void hold()}>
        <h2 id={heading}>{`Email ${count} ${count === 1 ? 'person' : 'people'}`}</h2>
        {reason && <p>{hasGone ? 'Published. The guests whose last email said something else have been emailed.' : reason}</p>}
        {isPending && (
          <p role="status">
            <strong>
              {`${unnotified === 1 ? '1 email goes' : `${unnotified} emails go`} out automatically at ${TIME.format(new Date(pendingAt))}`}
              <Countdown until={pendingAt} />
            </strong>
            {` to guests whose last email says something else.${maySend && isUntried ? ' To stop it, start writing a message or press' : ' To stop it, press'} “Do not send”.`}
          </p>
        )}
        <p>
          {`Everybody who is registered for “${title}” or on its waiting list gets an email in their language that says whether it takes place, when and where, as published now. A calendar entry updates the one that they have.`}
        </p>
        {preview && hasFailed && <p role="status">The site does not answer at present, so this may be out of date.</p>}
        <AnnouncementPreview preview={preview ?? (hasFailed ? 'failed' : null)} />
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
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {isPending ? 'Do not send' : hasGone || (preview && !maySend) ? 'Close' : 'Cancel'}
          </Button>
          {maySend && (
            <>
              <Button buttonStyle="secondary" margin={false} disabled={sending !== null} onClick={() => void sendTest()}>
                Send a test to me
              </Button>
              <Button type="submit" margin={false} disabled={sending !== null}>
                {sending ? 'Sending …' : isPending ? 'Send now' : 'Send'}
              </Button>
            </>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
