type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click or a key is meant for the page, and not for the browser: to open another tab, or to go back. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
