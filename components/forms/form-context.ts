import { createContext, useContext } from 'react'
import type { FormTexts } from './form-texts'
import { valueAt, type FormValues } from './form-values'
import type { FormDraft } from './use-draft'

/** What is wrong with the fields of a form, by their names. */
export type FormErrors = Record<string, string>

/** What a form is doing: nothing, being sent, or waiting to be sent again by itself. */
export type FormPhase = 'idle' | 'sending' | 'waiting'

/** What the parts of a form know of it. */
export interface FormContextValue {
  /** The name of the form, with which the ids of its controls begin. */
  name: string
  texts: FormTexts
  /** What a form that is shown again holds. */
  values?: FormValues
  errors: FormErrors
  phase: FormPhase
  draft: FormDraft
  /** Checks some fields and shows what is wrong with them. @returns whether all is well */
  check: (names: string[]) => Promise<boolean>
  /** Sets what is asked before the form is sent; when it answers false, it has done something else instead. */
  setGuard: (guard: (() => boolean) | null) => void
}

/** Joins a form and its parts. */
export const FormContext = createContext<FormContextValue | null>(null)

/** The form that a component stands in. @throws Error outside of one */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('This belongs into a form.')
  return form
}

/** The id of a control, by the names of its form and of itself. */
export function controlId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`
}

/** What a field shows and how its control is tied to it. */
export function useField(name: string, hasHelp: boolean) {
  const form = useFormContext()
  const id = controlId(form.name, name)
  const error = form.errors[name]
  const described = [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const value = valueAt(form.values, name)
  return {
    id,
    error,
    value,
    texts: form.texts,
    aria: { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined },
  }
}
