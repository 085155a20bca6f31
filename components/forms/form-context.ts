import { createContext, useContext } from 'react'
import type { FormValues } from './form-controls'
import type { FormDraft } from './form-draft'
import type { FormErrors, FormPhase } from './form-state'
import type { FormTexts } from './form-setup'

export interface FormContextValue {
  /** The ids of the controls begin with it. */
  name: string
  texts: FormTexts
  /** The values that the server fills in. */
  values?: FormValues
  errors: FormErrors
  phase: FormPhase
  draft: FormDraft
  /** Checks some fields and shows their errors. @returns whether all are valid */
  check: (names: string[]) => Promise<boolean>
  /** The version of what the form was filled in from; empty where there is none. */
  version: string
  setVersion: (version: string) => void
  /** Sets what happens instead of sending; it answers false when it has done something else. */
  setGuard: (guard: (() => boolean) | null) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** @throws Error outside of a form */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('This belongs into a form.')
  return form
}

export function controlId(form: string, name: string): string {
  return `${form}-${name.replace(/[.:]/g, '-')}`
}

/** The event by which a control that is out of sight asks its step to be shown. */
export const REVEAL_EVENT = 'form-reveal'
