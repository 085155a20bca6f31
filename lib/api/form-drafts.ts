import { randomBytes } from 'node:crypto'
import type { NativeFormName } from '@/lib/site/forms/native-forms'

/** A form as it was sent without a script and not accepted. */
export interface FormDraft {
  form: NativeFormName
  /** The token of the link by which it was reached; only forms that need one have it. */
  token?: string
  values: Record<string, unknown>
  /** What is wrong with the whole, in the visitor's language. */
  message: string
  /** What is wrong with single fields. */
  fields: Record<string, string>
}

const LIFETIME = 30 * 60 * 1000
const MOST = 500

// In the global object, because pages and the API are given copies of this module. Never on a disk: what
// somebody typed and did not get sent is theirs alone.
const shared = globalThis as { formDrafts?: Map<string, { draft: FormDraft; keptAt: number }> }

/**
 * Keeps a form for half an hour, so that its page can show it again.
 *
 * @returns the token that it is found by
 */
export function keepFormDraft(draft: FormDraft): string {
  const drafts = (shared.formDrafts ??= new Map())
  const token = randomBytes(24).toString('base64url')
  // As plain objects: React hands no others to the browser.
  drafts.set(token, { draft: structuredClone(draft), keptAt: Date.now() })
  // A map keeps the order of arrival: what is too old or too much stands in front.
  for (const [key, { keptAt }] of drafts) {
    if (drafts.size <= MOST && Date.now() - keptAt < LIFETIME) break
    drafts.delete(key)
  }
  return token
}

/** Finds a form that was kept. @returns null when there is none, or no longer */
export function findFormDraft(token: string): FormDraft | null {
  const kept = shared.formDrafts?.get(token)
  return kept && Date.now() - kept.keptAt < LIFETIME ? kept.draft : null
}
