import { findFormDraft, type FormDraft } from '@/lib/api/form-drafts'

export type { FormDraft }

/** A form that was sent without JavaScript and not accepted; it is gone after half an hour. */
export function getFormDraft(token: string): Promise<FormDraft | null> {
  return findFormDraft(token)
}
