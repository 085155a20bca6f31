'use client'

import { useEffect, type ReactNode } from 'react'

/** The words of the field that a control belongs to, without the star of a field that must be filled in. */
const nameOfField = (control: Element) => control.closest('.field-type, .file-field')?.querySelector('.field-label')?.textContent.replace(/\s*\*$/, '') || 'Choose'

const nameOfFormat = (button: Element) => button.getAttribute('data-button-key')?.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase() ?? ''

/** Words of its own are its name. */
const nameOfMenu = (button: Element) => (button.textContent.trim() ? null : 'More options')

/** What the CMS leaves without a name, gives a part that it does not play, or lets the keyboard reach though it hides it from screen readers. */
const NAMELESS: [selector: string, attribute: 'aria-label' | 'alt' | 'role' | 'tabindex', value: string | ((control: Element) => string | null)][] = [
  ['.popup-button:not([aria-label])', 'aria-label', nameOfMenu],
  ['th input[type="checkbox"][aria-label=""]', 'aria-label', 'Choose all rows'],
  ['td input[type="checkbox"][aria-label=""]', 'aria-label', 'Choose this row'],
  ['[aria-hidden="true"]:is(.clear-indicator, .dropdown-indicator):not([tabindex="-1"])', 'tabindex', '-1'],
  ['input[id^="react-select"]:not([aria-label], [aria-labelledby]), .ContentEditable__root:not([aria-label]), .LexicalEditorTheme__block input[id^="field-"]:not([aria-label])', 'aria-label', nameOfField],
  ['.toolbar-popup__button[data-button-key]:not([aria-label])', 'aria-label', nameOfFormat],
  [':is(.upload-relationship-details__edit, .LexicalEditorTheme__block__editButton):not([aria-label])', 'aria-label', 'Edit'],
  [':is(.upload-relationship-details__remove, .file-details__remove, .LexicalEditorTheme__block__removeButton):not([aria-label])', 'aria-label', 'Remove'],
  ['.relationship-add-new__add-button:not([aria-label])', 'aria-label', 'Add'],
  ['.copy-to-clipboard:not([aria-label])', 'aria-label', 'Copy the address'],
  ['.clickable-arrow--left:not([aria-label])', 'aria-label', 'Previous page'],
  ['.clickable-arrow--right:not([aria-label])', 'aria-label', 'Next page'],
  ['.collapsible__drag:not([aria-label])', 'aria-label', 'Move this row'],
  // On a phone it scrolls.
  ['.doc-controls__content:not([tabindex])', 'tabindex', '0'],
  // A button that holds buttons, and a list whose items are none.
  [':is(.rs__multi-value, .popup-button--custom)[role="button"]', 'role', 'group'],
  ['.doc-tabs__tabs:not([role])', 'role', 'presentation'],
  ['.list-header:not([role])', 'role', 'presentation'],
  ['.doc-header:not([role])', 'role', 'region'],
  ['.doc-header:not([aria-label])', 'aria-label', 'This entry'],
  [':is(.collection-list, .modular-dashboard):not([role])', 'role', 'main'],
  // The name of the file stands beside it.
  ['.relationship-cell .file img:not([alt=""]), .cell-filename .file img:not([alt=""])', 'alt', ''],
]

/** Names the controls of the CMS for those who hear the screens. */
export function ControlNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const name = () => {
      for (const [selector, attribute, value] of NAMELESS) {
        for (const control of document.querySelectorAll(selector)) {
          const chosen = typeof value === 'string' ? value : value(control)
          if (chosen !== null) control.setAttribute(attribute, chosen)
        }
      }
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
