import { mutate } from 'swr'
import { ApiError } from '@/lib/api/api-error'
import { callApi } from '@/lib/api/browser'
import { assignmentPath, REVIEW_PATH, roundPath } from '@/lib/contract/review/review-path'
import type { ReviewBody } from '@/lib/contract/review/reviews'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

export const roundsAddress = (locale: Locale) => inLanguage(`${REVIEW_PATH}/rounds`, locale)

export const assignmentsAddress = (round: string, locale: Locale) => inLanguage(roundPath(round, 'assignments'), locale)

export const readingAddress = (assignment: string, locale: Locale) => inLanguage(assignmentPath(assignment), locale)

/** The page stays where it is when the session is over: what is typed is on it. */
export async function read<Answer>(address: string): Promise<Answer> {
  const { data } = await callApi(address, { staysSignedOut: true })
  return data as Answer
}

/** Stores or sends a review; what is shown of its application is what the site answers, the scores of others among it. */
export async function putReview(assignment: string, locale: Locale, body: ReviewBody): Promise<void> {
  const { data } = await callApi(inLanguage(assignmentPath(assignment, 'review'), locale), { method: 'PUT', body, staysSignedOut: true })
  await mutate(readingAddress(assignment, locale), data, { revalidate: false })
  if (body.isSent) refreshLists()
}

/** What is assigned and how far it is read, wherever it is shown. */
export function refreshLists(): void {
  void mutate((key) => typeof key === 'string' && key.startsWith(`${REVIEW_PATH}/rounds`))
}

export async function declareConflict(assignment: string): Promise<void> {
  await callApi(assignmentPath(assignment, 'conflict'), { method: 'POST', body: {}, staysSignedOut: true })
}

/** Blanks passages of an application for its readers; those that are not named are shown again. */
export async function redactPassages(round: string, application: string, passages: readonly string[]): Promise<void> {
  await callApi(applicationPath(round, application, 'redactions'), { method: 'PUT', body: { passages }, staysSignedOut: true })
  void mutate((key) => typeof key === 'string' && key.startsWith(`${REVIEW_PATH}/assignments`))
}

/** Asks the applicant to correct what was sent. */
export async function sendBack(round: string, application: string, text: string): Promise<void> {
  await callApi(applicationPath(round, application, 'sendBack'), { method: 'POST', body: { text }, staysSignedOut: true })
}

function applicationPath(round: string, application: string, call: string): string {
  return roundPath(round, `applications/${encodeURIComponent(application)}/${call}`)
}

/** Why a request failed: no connection, nobody signed in, not for this account (any more), the round is over, or it cannot be taken. */
export type CallProblem = 'offline' | 'signedOut' | 'notYours' | 'closed' | 'refused'

const PROBLEM_OF_STATUS: Partial<Record<number, CallProblem>> = { 401: 'signedOut', 403: 'notYours', 404: 'notYours', 409: 'closed', 422: 'refused' }

export function callProblem(error: unknown): CallProblem {
  return (error instanceof ApiError && PROBLEM_OF_STATUS[error.status]) || 'offline'
}

function inLanguage(path: string, locale: Locale): string {
  return `${path}?${new URLSearchParams({ [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue }).toString()}`
}
