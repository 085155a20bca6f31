'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form.module.css'

interface ConfirmationProps {
  title?: string
  picture?: ReactNode
  /** The sentence of the backend. */
  text: string
  /** What comes next, and where one goes on. */
  children?: ReactNode
}

export function Confirmation({ title, picture, text, children }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [text])
  return (
    <div ref={box} role="status" tabIndex={-1} className={`${styles.confirmation} ${title ? styles.whole : ''}`}>
      {picture}
      {title && <h2 className={styles.confirmationTitle}>{title}</h2>}
      {text && <p className={styles.confirmationText}>{text}</p>}
      {children}
    </div>
  )
}
