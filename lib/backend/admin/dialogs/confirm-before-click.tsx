'use client'

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'

interface ConfirmBeforeClickProps {
  /** The buttons of the CMS. */
  children: ReactNode
  /** Which of the buttons wait for an answer. */
  selector: string
  /** Finds out what is to be asked, if anything. */
  prepare: (button: HTMLElement) => Promise<ConfirmDialog | 'proceed' | 'stop'>
}

/** Draws a dialog; `proceed` lets the button act, `cancel` does not. */
export type ConfirmDialog = (answer: { proceed: () => void; cancel: () => void }) => ReactNode

/** Puts a question before a button of the CMS acts. */
export function ConfirmBeforeClick({ children, selector, prepare }: ConfirmBeforeClickProps) {
  const answered = useRef(false)
  const preparing = useRef(false)
  const [question, setQuestion] = useState<ReactNode>(null)

  async function catchClick(click: MouseEvent<HTMLElement>) {
    const button = (click.target as HTMLElement).closest<HTMLElement>(selector)
    if (!button || answered.current) return
    click.preventDefault()
    click.stopPropagation()
    // Of a double click, the second asks for the same.
    if (preparing.current) return
    preparing.current = true
    try {
      const ask = await prepare(button)
      if (ask === 'proceed') press(button)
      else if (ask !== 'stop') setQuestion(ask({ cancel: () => setQuestion(null), proceed: () => proceed(button) }))
    } finally {
      preparing.current = false
    }
  }

  function proceed(button: HTMLElement) {
    setQuestion(null)
    // What the answer has changed in the form is taken up first.
    setTimeout(() => press(button))
  }

  function press(button: HTMLElement) {
    answered.current = true
    button.click()
    answered.current = false
  }

  return (
    // The buttons inside are pressed, by mouse or keyboard; this only sees it first.
     
    <div style={{ display: 'contents' }} onClickCapture={(click) => void catchClick(click)}>
      {children}
      {question}
    </div>
  )
}
