import { TOKEN_COOKIE } from '@/lib/site/constants'
import { cachedPage, type CachedPage } from '@/lib/site/cached-page'
import { isExport } from '@/lib/site/metadata/metadata-routes'
import { matchRoute } from '@/lib/site/routes'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { isRead, type Answer, type AnswerStep, type Handler, type Request, type RequestStep, type Response } from '../exchange'
import { PAYLOAD_HEADER } from '../framework'
import { REQUEST_ID_HEADER } from '../requests/request-log'
import { askFramework } from './ask-framework'
import { runSteps } from './cached-answers'
import { sendAnswer } from './send-answer'

const NOT_PAGES = /^\/(api(?!\/docs($|\?))|cms|_next|share|calendar)(\/|$|\?)/
const FILE = /^[^?]*\.\w+($|\?)/

interface PagesOptions {
  handle: Handler
  answerOf: (page: CachedPage, requestId: string) => Promise<Answer>
  /** What becomes of an answer that is rendered for one request. */
  steps: readonly AnswerStep[]
}

/** Answers pages and files that are written from content as a whole; anything else the framework streams by itself. */
export function pages({ handle, answerOf, steps }: PagesOptions): RequestStep {
  return async (request, response) => {
    const { url, headers } = request
    if (!isRead(request) || !isPageOrExport(url)) return false
    const page = cachedPage(url, headers)
    if (!page && headers[PAYLOAD_HEADER]) return false
    const answer = page ? forVisitor(await answerOf(page, requestIdOf(request)), request) : await renderAlone(request, response)
    if (answer && !response.destroyed) await sendAnswer(request, response, answer)
    return true
  }

  /** For one visitor: previews of drafts, personal pages and the screens of staff. */
  async function renderAlone(request: Request, response: Response): Promise<Answer | null> {
    const { url, headers } = request
    const startedAt = Date.now()
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const rendered = await askFramework(handle, { url, headers, signal: leaving.signal }).catch((error: unknown) => {
      if (leaving.signal.aborted) return null
      console.error('Page:', error)
      return { status: 500, headers: {}, body: Buffer.alloc(0) }
    })
    return rendered && runSteps(steps, rendered, { url, headers, requestId: requestIdOf(request), startedAt })
  }
}

function isPageOrExport(url: string): boolean {
  if (NOT_PAGES.test(url)) return false
  const [pathname = ''] = url.split('?')
  // A page may have a dot in its address, too: of a document, or of a link in an email that was mistyped.
  return !FILE.test(url) || matchRoute(pathname) !== null || isExport(pathname)
}

const requestIdOf = ({ headers }: Request) => String(headers[REQUEST_ID_HEADER] ?? '')

/** What is not the same for everybody: a front stores nothing for sessions, and a page that nobody has opened yet remembers no language. */
function forVisitor(answer: Answer, { headers }: Request): Answer {
  const { 'x-accel-expires': expires, 'set-cookie': cookies, ...others } = answer.headers
  const hasSession = headers[TOKEN_COOKIE] !== undefined || headers.authorization !== undefined || cookieValue(headers.cookie ?? '', TOKEN_COOKIE) !== undefined
  const isAhead = String(headers['sec-purpose'] ?? '').includes('prefetch')
  return {
    ...answer,
    headers: { ...others, ...(expires !== undefined && !hasSession && { 'x-accel-expires': expires }), ...(cookies && !isAhead && { 'set-cookie': cookies }) },
  }
}
