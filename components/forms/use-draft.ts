import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'
import { FORM_DRAFT_KEY } from '@/lib/site/constants'
import { dropDraft, keepDraft, restoreDraft, type DraftKeeper } from './form-draft'
import type { FormName } from './form-names'

interface DraftOptions {
  name: FormName
  page: string
  keeper: DraftKeeper
  /** Whether the server has filled in what was typed: it is newer than what was kept. */
  isShownAgain: boolean
}

/**
 * Keeps what is typed into a form, and puts it back when the page is opened again: after a reload, a way
 * back, a change of the language.
 *
 * @returns a function that forgets it
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { name, page, keeper, isShownAgain }: DraftOptions): () => void {
  const key = `${FORM_DRAFT_KEY}${name}:${page}`

  useLayoutEffect(() => {
    // The browser's own check would stand in the way of ours; without a script it is all there is.
    form.current?.setAttribute('novalidate', '')
    if (form.current && !isShownAgain) restoreDraft(form.current, key, keeper)
  }, [form, key, keeper, isShownAgain])

  useEffect(() => {
    const element = form.current
    const keep = () => {
      if (element) keepDraft(element, key, keeper)
    }
    const typed = ['input', 'change'] as const
    typed.forEach((type) => element?.addEventListener(type, keep))
    return () => typed.forEach((type) => element?.removeEventListener(type, keep))
  }, [form, key, keeper])

  return useCallback(() => dropDraft(key, keeper), [key, keeper])
}
