import { LOCALES } from '@/lib/i18n/locales'
import { runtime } from '@/lib/runtime'
import { OUTAGE_RETRY_AFTER } from '@/lib/site/constants'
import { requestLocale } from '@/lib/site/request-locale'
import type { AnswerStep } from '../exchange'
import { builtScreen } from '../framework'

/** The placeholder of the built screens for the id of the request. */
const ID_PLACEHOLDER = 'id-of-the-request'
const NAMES = ['unavailable', 'failed']
const STAFF = /^\/admin(\/|$|\?)/

/**
 * A page cannot set a status of its own. One that failed to render gets the built error screen of the visitor's language, as
 * 503 while the backend is away and as 500 otherwise, without any header of the failed answer.
 */
export function replaceFailed(root: string): AnswerStep {
  const screens = new Map(LOCALES.flatMap((locale) => NAMES.map((name) => [`${locale}/${name}`, builtScreen(root, `${locale}/screen/${name}`)])))
  return (answer, { url, headers, requestId, startedAt }) => {
    if (answer.status < 500 || STAFF.test(url)) return answer
    const isOutage = runtime.outageAt >= startedAt - OUTAGE_RETRY_AFTER * 1000
    const screen = screens.get(`${requestLocale(url, headers.cookie)}/${isOutage ? 'unavailable' : 'failed'}`) ?? ''
    return {
      status: isOutage ? 503 : 500,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        ...(isOutage && { 'retry-after': String(OUTAGE_RETRY_AFTER) }),
      },
      body: Buffer.from(screen.replaceAll(ID_PLACEHOLDER, requestId)),
    }
  }
}
