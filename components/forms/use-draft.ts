import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react'
import { FORM_DRAFT_KEY } from '@/lib/site/constants'
import { dropDraft, saveDraft, saveStep, currentStep, restoreDraft, type DraftStorage } from './form-draft'
import type { FormName } from './form-names'

interface DraftOptions {
  name: FormName
  page: string
  keeper: DraftStorage
  /** Whether the server has filled in what was typed: it is newer than what was kept. */
  isShownAgain: boolean
}

/** What is kept of a form besides what was typed. */
export interface FormDraft {
  /** The part of a long form that was shown last; null when it begins anew. */
  currentStep: () => string | null
  saveStep: (part: string) => void
  /** Forgets all of it. */
  drop: () => void
}

/**
 * Keeps what is typed into a form, and puts it back when the page is opened again: after a reload, a way
 * back, a change of the language.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { name, page, keeper, isShownAgain }: DraftOptions): FormDraft {
  const key = `${FORM_DRAFT_KEY}${name}:${page}`

  useLayoutEffect(() => {
    // The browser's own check would stand in the way of ours; without a script it is all there is.
    form.current?.setAttribute('novalidate', '')
    if (form.current && !isShownAgain) restoreDraft(form.current, key, keeper)
  }, [form, key, keeper, isShownAgain])

  useEffect(() => {
    const element = form.current
    const keep = () => {
      if (element) saveDraft(element, key, keeper)
    }
    const typed = ['input', 'change'] as const
    typed.forEach((type) => element?.addEventListener(type, keep))
    return () => typed.forEach((type) => element?.removeEventListener(type, keep))
  }, [form, key, keeper])

  return useMemo(
    () => ({
      // A form that is shown again has its errors to show, wherever they are.
      currentStep: () => (isShownAgain ? null : currentStep(key, keeper)),
      saveStep: (part) => saveStep(part, key, keeper),
      drop: () => dropDraft(key, keeper),
    }),
    [key, keeper, isShownAgain],
  )
}
