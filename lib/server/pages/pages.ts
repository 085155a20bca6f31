import { cachedPage, type CachedPage } from '@/lib/site/cached-page'
import { isExport } from '@/lib/site/metadata/metadata-routes'
import { matchRoute } from '@/lib/site/routes'
import { isRead, type Answer, type AnswerStep, type Handler, type Request, type RequestStep, type Response } from '../exchange'
import { PAYLOAD_HEADER } from '../framework'
import { REQUEST_ID_HEADER } from '../requests/request-log'
import { askFramework } from './ask-framework'
import { runSteps } from './cached-answers'
import { forFront } from './front-cache'
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
    const answer = page ? await answerOf(page, requestIdOf(request)) : await renderAlone(request, response)
    const isAhead = page && String(headers['sec-purpose'] ?? '').includes('prefetch')
    if (answer && !response.destroyed) await sendAnswer(request, response, forFront(isAhead ? withoutCookies(answer) : answer, request))
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

/** A page that nobody has opened yet remembers no language. */
function withoutCookies(answer: Answer): Answer {
  const { 'set-cookie': _, ...headers } = answer.headers
  return { ...answer, headers }
}
