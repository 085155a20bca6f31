'use client'

import { Button } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { lastFocused } from './last-focused'
import styles from '../staff.module.css'

interface DialogProps {
  heading: string
  /** Called when it is closed, by its first button or the keyboard. */
  onCancel: () => void
  /** The words of the first button. */
  cancel?: string
  children: ReactNode
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
export function Dialog({ heading, onCancel, cancel = 'Cancel', children, buttons }: DialogProps) {
  const headingId = useId()
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
      <h2 id={headingId}>{heading}</h2>
      {children}
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {cancel}
        </Button>
        {buttons}
      </div>
    </dialog>,
    document.body,
  )
}
