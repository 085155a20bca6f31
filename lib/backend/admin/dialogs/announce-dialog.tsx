'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SECOND } from '@/lib/site/text/durations'
import { STATUS_NAMES } from '../../email/recipients'
import { BusyButton } from '../saving/busy-button'
import { formatSiteClock } from '../times/site-time'
import { AnnouncementPreview } from './announcement-preview'
import styles from '../staff.module.css'
import { MessageFields } from './message-fields'
import { Problem } from './problem'
import { RecipientsField } from './recipients-field'
import { useAnnounceForm } from './use-announce-form'

export interface AnnouncedEvent {
  eventId: string
  title: string
  /** How many everyone is. */
  count: number
}

interface AnnounceDialogProps extends AnnouncedEvent {
  /** The reason for the dialog when it opens by itself. */
  reason?: string
  onClose: () => void
}

/** Emails the guests and applicants of an event, or one group of them, its present status, date and place. */
export function AnnounceDialog({ eventId, title, count: everyone, reason, onClose }: AnnounceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { to, choose, mayChoose, count = everyone, preview, hasFailed, hasGone, hasTest, problem, pendingAt, isUntried, isSending, send, sendTest, onInput, end } = useAnnounceForm(eventId, dialog, onClose)
  const { unnotified = 0, maySend = false } = preview ?? {}
  const isPending = pendingAt !== null
  const isUnpublished = preview?.facts === null

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={end}>
      <form onSubmit={(submit) => void send(submit)} onInput={onInput}>
        <h2 id={heading}>{`Email ${count} ${count === 1 ? 'person' : 'people'}`}</h2>
        {reason && <p>{hasGone ? 'Published. Everybody whose last email said something else has been emailed.' : reason}</p>}
        {isPending && <PendingNotice at={pendingAt} count={unnotified} stopsByWriting={maySend && isUntried} />}
        <p>
          {`${to ? `Only one group of “${title}” (${STATUS_NAMES[to]})` : `Everybody who is registered for “${title}”, on its waiting list, offered a seat or invited, and every applicant who was not declined,`} gets an email in their language that says whether it takes place, when and where, as published now. A calendar entry updates the one that guests have. Before it is sent, you see how many of each there are.`}
        </p>
        {preview && hasFailed && <p role="status">The site does not answer at present, so this may be out of date.</p>}
        {preview && mayChoose && <RecipientsField preview={preview} to={to} onChoose={choose} />}
        <AnnouncementPreview preview={preview ?? (hasFailed ? 'failed' : null)} />
        {maySend && <MessageFields />}
        <p role="status">{hasTest ? 'A test in each language is on its way to you. It has no ticket, calendar entry or personal link.' : ''}</p>
        <Problem>{problem}</Problem>
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {isPending ? 'Do not send' : hasGone || (preview && !maySend) ? 'Close' : 'Cancel'}
          </Button>
          {maySend && (
            <>
              <BusyButton buttonStyle="secondary" isBusy={isSending} disabled={isUnpublished} onClick={() => void sendTest()}>
                Send a test to me
              </BusyButton>
              <BusyButton type="submit" isBusy={isSending} disabled={isUnpublished}>
                {isSending ? 'Sending …' : isPending ? 'Send now' : 'Send'}
              </BusyButton>
            </>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

function PendingNotice({ at, count, stopsByWriting }: { at: string; count: number; stopsByWriting: boolean }) {
  return (
    <p role="status">
      <strong>
        {`${count === 1 ? '1 email goes' : `${count} emails go`} out automatically at ${formatSiteClock(at)}`}
        <Countdown until={at} />
      </strong>
      {` to those whose last email says something else.${stopsByWriting ? ' To stop it, start writing a message or press' : ' To stop it, press'} “Do not send”.`}
    </p>
  )
}

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / SECOND))

/** How many seconds are left, for the eye: a screen reader would read out every one of them. */
function Countdown({ until }: { until: string }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), SECOND)
    return () => clearInterval(timer)
  }, [until])
  return <span aria-hidden="true">{seconds > 0 ? `, in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : ', now'}</span>
}
