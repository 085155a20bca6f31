import { toast } from '@payloadcms/ui'
import useSWR, { mutate } from 'swr'
import { CSRF_PATH } from '@/lib/contract/csrf'
import { roundPath } from '@/lib/contract/review/review-path'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE } from '@/lib/i18n/locales'
import { CSRF_COOKIE, CSRF_HEADER } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { readAnswer, UNREACHABLE } from '../staff-request'

/** Milliseconds until what changes by itself is read again. */
const PAUSE = 5000

/**
 * Does something with a round. What is read of it is read again. A refusal is shown as a toast, or passed to `onRefusal`.
 *
 * @returns the answer, or null after a refusal
 */
export async function requestRound<Answer extends object>(
  method: 'POST' | 'PUT',
  round: string,
  call: string,
  body: object = {},
  onRefusal: (problem: string) => void = toast.error,
): Promise<Answer | null> {
  const response = await write(method, inEnglish(roundPath(round, call)), body).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  void mutate((key) => typeof key === 'string' && key.startsWith(roundPath(round)))
  if (response?.ok) return (answer ?? {}) as Answer
  onRefusal(response ? reasonOf(answer) : UNREACHABLE)
  return null
}

async function write(method: string, path: string, body: object): Promise<Response> {
  const token = csrfToken() ?? (await fetch(CSRF_PATH).then(csrfToken)) ?? ''
  return fetch(path, { method, headers: { 'Content-Type': 'application/json', [CSRF_HEADER]: token }, body: JSON.stringify(body) })
}

function csrfToken(): string | undefined {
  return cookieValue(document.cookie, CSRF_COOKIE)
}

function reasonOf(answer: unknown): string {
  const { error } = Object(answer) as { error?: { message?: string; fields?: Record<string, string> } }
  return Object.values(error?.fields ?? {}).join(' ') || (error?.message ?? 'Something went wrong. Please try again.')
}

/** What is known of a round. @param isUnsettled whether it is still changing by itself */
export function useRound<Answer>(round: string, call: string, isUnsettled: (answer: Answer) => boolean = () => false) {
  const { data, error } = useSWR<Answer, Error>(inEnglish(roundPath(round, call)), readAnswer<Answer>, {
    keepPreviousData: true,
    refreshInterval: (latest) => (latest !== undefined && isUnsettled(latest) ? PAUSE : 0),
  })
  return { answer: data, hasFailed: error !== undefined && data === undefined }
}

/** As all screens of staff are. */
function inEnglish(path: string): string {
  return `${path}?${LOCALE_PARAMETER}=${LOCALE_TABLE[DEFAULT_LOCALE].cookieValue}`
}
