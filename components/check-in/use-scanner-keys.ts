import { useEffect, type RefObject } from 'react'

/** Elements that take typed letters themselves. */
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'

/** Sends the keys of a hand scanner to the field, wherever the focus is. What the field held is replaced. */
export function useScannerKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = () => {
      field.current?.focus({ preventScroll: true })
      field.current?.select()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      // A space presses the focused button.
      const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (isText && !event.defaultPrevented && !(target as Element).closest(TYPED_INTO) && !document.querySelector('dialog[open]')) take()
    }
    if (document.activeElement === document.body) take()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
