import type { OptionObject } from 'payload'

/**
 * The choices of a select field with the words that staff read.
 *
 * @param words what each stored value is called, in the order in which they are offered
 */
export function toOptions(words: Record<string, string>): OptionObject[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

/** How lists show a box that is ticked or not. */
export const YES_OR_NO = { components: { Cell: '@/lib/backend/admin/cells#YesCell' } }

/** How lists show a choice: as a badge. */
export const AS_BADGE = { components: { Cell: '@/lib/backend/admin/cells#StateCell' } }

/** How lists name related documents. */
export const BY_NAME = { components: { Cell: '@/lib/backend/admin/related-cell#RelatedCell' } }

/** A field that no screen shows. */
export const HIDDEN = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** In every form: a refusal that is not about the document leaves the buttons for saving, and a change of the language asks before it loses anything. */
export const FORM_GUARDS = ['@/lib/backend/admin/saving/save-again#SaveAgain', '@/lib/backend/admin/saving/language-guard#LanguageGuard', '@/lib/backend/admin/saving/typed-text#TypedText']

/** How many rows a list shows at once. */
export const LIST_PAGES = { defaultLimit: 25, limits: [25, 50, 100] }
