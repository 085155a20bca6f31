'use client'

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'

interface AskedFirstProps {
  /** The buttons of the CMS. */
  children: ReactNode
  /** Which of the buttons wait for an answer. */
  selector: string
  /** Finds out what is to be asked; null when the button may act at once. */
  prepare: () => Promise<Question | null>
}

/** Draws a dialog; `proceed` lets the button act, `cancel` does not. */
export type Question = (answer: { proceed: () => void; cancel: () => void }) => ReactNode

/** Puts a question before a button of the CMS acts. */
export function AskedFirst({ children, selector, prepare }: AskedFirstProps) {
  const answered = useRef(false)
  const [question, setQuestion] = useState<{ ask: Question; button: HTMLElement } | null>(null)

  async function catchClick(click: MouseEvent<HTMLElement>) {
    const button = (click.target as HTMLElement).closest<HTMLElement>(selector)
    if (!button || answered.current) return
    click.preventDefault()
    click.stopPropagation()
    const ask = await prepare()
    if (ask) setQuestion({ ask, button })
    else press(button)
  }

  function press(button: HTMLElement) {
    answered.current = true
    button.click()
    answered.current = false
  }

  return (
    // The buttons inside are pressed, by mouse or keyboard; this only sees it first.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={{ display: 'contents' }} onClickCapture={(click) => void catchClick(click)}>
      {children}
      {question?.ask({
        cancel: () => setQuestion(null),
        proceed: () => {
          setQuestion(null)
          // What the answer has changed in the form is taken up first.
          setTimeout(() => press(question.button))
        },
      })}
    </div>
  )
}
