'use client'

import { Button } from '@payloadcms/ui'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { BusyButton } from '../saving/busy-button'
import { useSubmit, type Send } from '../saving/use-submit'
import { lastFocused } from './last-focused'
import { Problem } from './problem'
import styles from '../staff.module.css'

interface DialogProps {
  heading: string
  /** Called when it is closed, by its first button or the keyboard. */
  onCancel: () => void
  /** The words of the first button. */
  cancel?: string
  children: ReactNode
  /** The words of the last button, if there is one. */
  submit?: string
  submitStyle?: ComponentProps<typeof Button>['buttonStyle']
  onSubmit?: Send
  /** What else can be chosen. */
  buttons?: ReactNode
}

/** The focus returns to where it was. */
function showAsModal(dialog: HTMLDialogElement) {
  const returnFocus = lastFocused()
  dialog.showModal()
  return () => {
    dialog.close()
    returnFocus()
  }
}

/** A question that staff answer before something happens. */
export function Dialog({ heading, onCancel, cancel = 'Cancel', children, submit, submitStyle, onSubmit: send, buttons }: DialogProps) {
  const headingId = useId()
  const { problem, isBusy, onSubmit } = useSubmit(send)
  return createPortal(
    <dialog
      ref={showAsModal}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <form onSubmit={onSubmit}>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <Problem>{problem}</Problem>
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
            {cancel}
          </Button>
          {buttons}
          {submit && (
            <BusyButton type="submit" buttonStyle={submitStyle} isBusy={isBusy}>
              {submit}
            </BusyButton>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
