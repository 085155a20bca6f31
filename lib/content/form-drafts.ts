import { findFormDraft, type FormDraft } from '@/lib/api/form-drafts'

export type { FormDraft }

/** A form that was sent without a script and not accepted; null when it is gone, which it is after half an hour. */
export function getFormDraft(token: string): FormDraft | null {
  return findFormDraft(token)
}
