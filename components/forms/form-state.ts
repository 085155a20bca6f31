import type { ApiAnswer } from '@/lib/api/browser'
import type { ERROR_STATUS } from '@/lib/contract/errors'

type Statuses = typeof ERROR_STATUS

// Not read from the table: the parser beside it would be loaded with every form.
export const DUPLICATE: Statuses['duplicate'] = 409
export const OUTDATED: Statuses['preconditionFailed'] = 412

/** The errors of the fields of a form, by their names. */
export type FormErrors = Record<string, string>

/** `waiting` is until the form is sent again by itself. */
export type FormPhase = 'idle' | 'sending' | 'waiting'

export interface FormState {
  errors: FormErrors
  /** The error of the form as a whole. */
  message: string
  /** Of the answer that refused the last try; 0 where there was none. */
  status: number
  phase: FormPhase
  /** Seconds until the form is sent again by itself. */
  seconds: number
  /** Counts the tries that failed. */
  attempt: number
  /** Counts the tries that were accepted. */
  round: number
  /** The answer to the last try, if it was accepted. */
  answer: ApiAnswer | null
}

export type FormReport =
  | { type: 'checked'; errors: FormErrors }
  | { type: 'refused'; errors: FormErrors; message?: string; status?: number }
  /** The error of the whole no longer holds. */
  | { type: 'takenBack'; message: string }
  | { type: 'phase'; phase: FormPhase; seconds?: number }
  | { type: 'accepted'; answer: ApiAnswer }

/** A form as the server renders it: untouched, or shown again with its errors. */
export function initialState({ errors = {}, message = '', status = 0 }: { errors?: FormErrors; message?: string; status?: number } = {}): FormState {
  return { errors, message, status, phase: 'idle', seconds: 0, attempt: 0, round: 0, answer: null }
}

export function nextState(state: FormState, report: FormReport): FormState {
  switch (report.type) {
    case 'checked':
      return { ...state, errors: report.errors, message: '' }
    case 'refused':
      return { ...initialState(report), attempt: state.attempt + 1, round: state.round }
    case 'takenBack':
      return state.message === report.message ? { ...state, message: '' } : state
    case 'phase':
      return { ...state, phase: report.phase, seconds: report.seconds ?? 0, message: '' }
    case 'accepted':
      return { ...initialState(), answer: report.answer, round: state.round + 1 }
  }
}
