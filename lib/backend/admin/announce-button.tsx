'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { LONGEST_WORDS } from '../announcements/announcement'
import styles from './admin.module.css'
import { sendDeskRequest } from './desk-request'

interface AnnounceButtonProps {
  /** The key of the event. */
  event: string
  title: string
  /** How many will be written to. */
  count: number
}

/** Writes to everybody who has registered for an event how it now stands, after asking once more. */
export function AnnounceButton({ event, title, count }: AnnounceButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)

  async function send(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    // React hands it on to the document's own form, in which the button stands.
    submit.stopPropagation()
    const typed = new FormData(submit.currentTarget)
    const words = Object.fromEntries(LOCALES.map((locale) => [locale, String(typed.get(locale) ?? '')]))
    setIsSending(true)
    const isSent = await sendDeskRequest(`events/${event}/announce`, { words })
    setIsSending(false)
    if (isSent) dialog.current?.close()
  }

  function open() {
    if (count === 0) toast.info('Nobody has registered yet.')
    else setIsOpen(true)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        Write to all
      </Button>
      {isOpen &&
        createPortal(
          <dialog
            ref={(element) => {
              dialog.current = element
              if (element && !element.open) element.showModal()
            }}
            className={styles.dialog}
            aria-labelledby={heading}
            onClose={() => setIsOpen(false)}
          >
            <form onSubmit={(submit) => void send(submit)}>
              <h2 id={heading}>{`Write to ${count} ${count === 1 ? 'person' : 'people'}`}</h2>
              <p>
                {`Everybody who is registered for “${title}”, or waits for a seat, gets a letter in their language: whether it takes place, when and where, as it is published now. The entry in their calendar is brought up to date.`}
              </p>
              {LOCALES.map((locale) => (
                <label key={locale}>
                  {`In your own words, ${LOCALE_TABLE[locale].ownName} (if you like)`}
                  <textarea name={locale} lang={locale} rows={4} maxLength={LONGEST_WORDS} />
                </label>
              ))}
              <div className={styles.ways}>
                <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
                  Cancel
                </Button>
                <Button type="submit" margin={false} disabled={isSending}>
                  {isSending ? 'Sending …' : 'Send'}
                </Button>
              </div>
            </form>
          </dialog>,
          document.body,
        )}
    </>
  )
}
