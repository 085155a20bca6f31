import { ApiError } from '@/lib/api/api-error'

/** Why a request failed: no connection, nobody signed in, an account without the right, or an unknown event. */
export type CallProblem = 'offline' | 'signedOut' | 'forbidden' | 'unknownEvent'

const PROBLEM_OF_STATUS: Record<number, CallProblem> = { 401: 'signedOut', 403: 'forbidden', 404: 'unknownEvent' }

export function callProblem(error: unknown): CallProblem {
  return (error instanceof ApiError && PROBLEM_OF_STATUS[error.status]) || 'offline'
}
