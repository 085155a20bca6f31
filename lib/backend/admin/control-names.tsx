'use client'

import { useEffect, type ReactNode } from 'react'

/** What the CMS leaves without a name, or lets the keyboard reach though it hides it from screen readers. */
const NAMELESS: [selector: string, attribute: 'aria-label' | 'tabindex', value: string][] = [
  ['button.popup-button:has(.doc-controls__dots, .dots):not([aria-label])', 'aria-label', 'More options'],
  ['th input[type="checkbox"][aria-label=""]', 'aria-label', 'Choose all rows'],
  ['td input[type="checkbox"][aria-label=""]', 'aria-label', 'Choose this row'],
  ['[aria-hidden="true"]:is(.clear-indicator, .dropdown-indicator):not([tabindex="-1"])', 'tabindex', '-1'],
]

/** Names the controls of the CMS for those who hear the screens. */
export function ControlNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const name = () => {
      for (const [selector, attribute, value] of NAMELESS) for (const control of document.querySelectorAll(selector)) control.setAttribute(attribute, value)
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(name)
    })
    name()
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return children
}
