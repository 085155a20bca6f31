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
export const YES_OR_NO = { components: { Cell: '@/lib/backend/admin/titles/yes-cell#YesCell' } }

/** How lists show a choice: as a badge. */
export const AS_BADGE = { components: { Cell: '@/lib/backend/admin/titles/state-cell#StateCell' } }

/** How lists show a text that may be missing: without a dash in its place. */
export const BLANK_IF_MISSING = { components: { Cell: '@/lib/backend/admin/titles/text-cell#TextCell' } }

/** How lists name related documents, with a picture from one of their fields. */
export function namedInLists(picture?: string) {
  return { Cell: { path: '@/lib/backend/admin/related/related-cell#RelatedCell', serverProps: { picture } } }
}

/** In every form: a refusal that is not about the document leaves the buttons for saving, and a change of the language asks before it loses anything. */
export const FORM_GUARDS = ['@/lib/backend/admin/saving/save-again#SaveAgain', '@/lib/backend/admin/saving/language-guard#LanguageGuard']

/** How many rows a list shows at once. */
export const LIST_PAGES = { defaultLimit: 25, limits: [25, 50, 100] }

/** What a list says about itself: how many it has and what it is for, or why it is empty. */
export const LIST_COMPONENTS = {
  Description: '@/lib/backend/admin/lists/list-help#ListHelp',
  beforeListTable: ['@/lib/backend/admin/lists/empty-list#EmptyList'],
}
