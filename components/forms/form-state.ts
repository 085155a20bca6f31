import type { Accepted } from '@/lib/api/browser'
import type { FormErrors, FormPhase } from './form-context'

/** Where a form stands. */
export interface FormState {
  errors: FormErrors
  /** What is wrong with the whole. */
  message: string
  phase: FormPhase
  /** How long until the form is sent again by itself. */
  seconds: number
  /** Counts the tries that failed. */
  attempt: number
  /** How often the form was accepted, and what was answered last. */
  round: number
  answer: Accepted | null
}

/** What happens to a form. */
export type FormReport =
  | { type: 'errors'; errors: FormErrors }
  | { type: 'refused'; errors: FormErrors; message?: string }
  | { type: 'phase'; phase: FormPhase; seconds?: number }
  | { type: 'accepted'; answer: Accepted }

/** A form as the server renders it: untouched, or shown again with what is wrong with it. */
export function initialState(first: { errors?: FormErrors; message?: string } = {}): FormState {
  const { errors = {}, message = '' } = first
  return { errors, message, phase: 'idle', seconds: 0, attempt: 0, round: 0, answer: null }
}

/** The state of a form after something has happened to it. */
export function nextState(state: FormState, report: FormReport): FormState {
  switch (report.type) {
    case 'errors':
      return isSame(state.errors, report.errors) ? state : { ...state, errors: report.errors, message: '' }
    case 'refused':
      return { ...state, errors: report.errors, message: report.message ?? '', phase: 'idle', attempt: state.attempt + 1, answer: null }
    case 'phase':
      return { ...state, phase: report.phase, seconds: report.seconds ?? 0, message: '' }
    case 'accepted':
      return { ...initialState(), answer: report.answer, round: state.round + 1 }
  }
}

function isSame(one: FormErrors, other: FormErrors): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
