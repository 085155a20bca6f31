import { ApiError } from '@/lib/api/api-error'

/** Why the site could not be asked: there is no way to it, nobody is signed in, or whoever is may not ask. */
export type CallProblem = 'offline' | 'signedOut' | 'forbidden' | 'unknownEvent'

const PROBLEM_OF_STATUS: Record<number, CallProblem> = { 401: 'signedOut', 403: 'forbidden', 404: 'unknownEvent' }

export function callProblem(error: unknown): CallProblem {
  return (error instanceof ApiError && PROBLEM_OF_STATUS[error.status]) || 'offline'
}
