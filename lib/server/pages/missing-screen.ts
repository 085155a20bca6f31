import { toLocale } from '@/lib/i18n/locales'
import { MISSING_LINKS } from '@/lib/i18n/visible-path'
import { missingScreen, type CachedPage } from '@/lib/site/cached-page'
import type { Answer, AnswerStep } from '../exchange'
import { EMPTY_ANSWER_HEADERS } from '../framework'

/** Links in emails: one that opens nothing has a screen of its own kind. */
const PERSONAL_LINK = new RegExp(`^/(${MISSING_LINKS.join('|')})/`)

/**
 * The framework answers a page that is not found with an empty body, to be filled by JavaScript. The screen in its place is
 * whole, and the same for all of them, or for all links of a kind; the other headers of the answer hold.
 */
export function replaceMissing(answerOf: (page: CachedPage, requestId: string) => Promise<Answer>): AnswerStep {
  return async (answer, { url, requestId, isScreen }) => {
    const locale = toLocale(String(answer.headers['content-language'] ?? ''))
    if (answer.status !== 404 || !locale || isScreen) return answer
    const { status, headers, body } = await answerOf(missingScreen(locale, locale, PERSONAL_LINK.exec(url)?.[1]), requestId)
    const others = Object.entries(answer.headers).filter(([name]) => !EMPTY_ANSWER_HEADERS.includes(name))
    return { status: status === 200 ? 404 : status, headers: { ...Object.fromEntries(others), 'content-security-policy': headers['content-security-policy'] }, body }
  }
}
