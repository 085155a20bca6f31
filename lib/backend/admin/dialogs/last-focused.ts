const MOST = 10

const focused: HTMLElement[] = []

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    focused.unshift(target)
    focused.length = Math.min(focused.length, MOST)
  })
}

/**
 * Remembers where the focus is, or was last: a button that is disabled while the server answers loses it, and an entry of a
 * menu is gone by then.
 *
 * @returns puts it there again, or where it was before that
 */
export function lastFocused(): () => void {
  const before = [...focused]
  return () => before.find((element) => element.isConnected && element.checkVisibility() && !element.matches(':disabled'))?.focus()
}
