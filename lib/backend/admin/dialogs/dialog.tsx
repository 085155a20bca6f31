'use client'

import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from '../admin.module.css'

interface DialogProps {
  heading: string
  /** Called when it is closed by the keyboard. */
  onCancel: () => void
  children: ReactNode
  buttons: ReactNode
}

/** A question that staff answer before something happens. */
export function Dialog({ heading, onCancel, children, buttons }: DialogProps) {
  const headingId = useId()
  return createPortal(
    <dialog
      ref={(element) => {
        if (element && !element.open) element.showModal()
      }}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={headingId}>{heading}</h2>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </dialog>,
    document.body,
  )
}
