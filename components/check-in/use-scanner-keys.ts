import { useEffect, type RefObject } from 'react'

/** Where letters are meant to go already. */
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'

/** Leads what a hand scanner types to the field, wherever somebody has pressed before. What stood there makes room. */
export function useScannerKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = () => {
      field.current?.focus({ preventScroll: true })
      field.current?.select()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      // A space presses what has the focus.
      const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (isText && !event.defaultPrevented && !(target as Element).closest(TYPED_INTO) && !document.querySelector('dialog[open]')) take()
    }
    if (document.activeElement === document.body) take()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
