import { randomBytes } from 'node:crypto'
import type { NativeFormName } from '@/lib/site/forms/native-forms'

/** A form as it was posted without JavaScript and refused. */
export interface FormDraft {
  form: NativeFormName
  /** The token of the link by which the form was reached; empty for forms that need none. */
  token: string
  values: Record<string, unknown>
  /** Of the answer. */
  status: number
  /** What is wrong with the whole, in the visitor's language. */
  message: string
  fields: Record<string, string>
}

interface StoredDraft {
  draft: FormDraft
  storedAt: number
}

const LIFETIME = 30 * 60 * 1000
const MAX_DRAFTS = 500

// In the global object, because pages and the API are given copies of this module. Never on a disk: what
// somebody typed and did not get sent is theirs alone.
const memory = globalThis as { formDrafts?: Map<string, StoredDraft> }

/**
 * Stores a form for half an hour, so that its page can show it again.
 *
 * @returns the token that it is found by
 */
export function storeFormDraft(draft: FormDraft): string {
  const drafts = (memory.formDrafts ??= new Map())
  const token = randomBytes(24).toString('base64url')
  // As plain objects: React hands no others to the browser.
  drafts.set(token, { draft: structuredClone(draft), storedAt: Date.now() })
  // A map is in the order of arrival: what is too old or too much stands in front.
  for (const [key, { storedAt }] of drafts) {
    if (drafts.size <= MAX_DRAFTS && Date.now() - storedAt < LIFETIME) break
    drafts.delete(key)
  }
  return token
}

export function findFormDraft(token: string): FormDraft | null {
  const stored = memory.formDrafts?.get(token)
  return stored && Date.now() - stored.storedAt < LIFETIME ? stored.draft : null
}
