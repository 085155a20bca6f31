// Answers pages: those that are kept from memory, compressed, before the framework sees the request; others as it
// renders them, with a policy for the scripts that stand in them.
import { readExpiredTags } from './expired-tags.mjs'
import { KeptAnswers } from './kept-answers.mjs'
import { missingAnswers } from './missing-answers.mjs'
import { knownDocuments } from './missing-documents.mjs'
import { isScreenRequest } from './missing-screen.mjs'
import { duringPage } from './page-lifetime.mjs'
import { pageRenderer } from './render-page.mjs'
import { RenderTurns } from './render-turns.mjs'
import { sendPage } from './send-page.mjs'

const NOT_PAGES = /^\/(api(?!\/docs($|\?))|cms|_next|share|calendar)(\/|$|\?)/
const FILE = /^[^?]*\.\w+($|\?)/
/** Pages with a word in their address that is no file, with a dot in it either: links of emails are mistyped, and cut off. */
export const UNKEPT_PAGE = /^\/(admin|form|registration|reset-password|subscription|thank-you)\//
const STAFF = /^\/admin(?!\/check-in\/)(\/|$|\?)/
const CHECK_IN = /^\/admin\/check-in\//
/** Whoever comes here with it previews: see `../requests/true-previews.mjs`. */
const PREVIEW = /(?:^|;)\s*__prerender_bypass=/
/** How often a kept page was found; `metrics.mjs` tells it. */
const reads = (globalThis[Symbol.for('site.pageCache')] ??= { hit: 0, miss: 0 })

/**
 * @param handle what renders
 * @param {object} options
 * @param {string} options.resources where pictures lie, when that is elsewhere
 * @param {typeof import('../../../lib/site/kept-page').keptPage} options.keptPage
 * @param {typeof import('../../../lib/site/kept-page').renderedAddress} options.renderedAddress
 * @param {string} options.localeCookie
 * @param {() => string} options.ownOrigin where this server listens
 * @param {number} [options.waitTimeout] how long somebody waits for a page that another request is rendering, in milliseconds
 */
export function withPages(handle, { resources, keptPage, renderedAddress, localeCookie, ownOrigin, waitTimeout = 30_000 }) {
  const kept = new KeptAnswers(localeCookie)
  const turns = new RenderTurns(waitTimeout)
  const isMissing = knownDocuments()
  const { sendMissing, sendScreen } = missingAnswers({ kept, keptPage, localeCookie, ownOrigin })
  const renderPage = pageRenderer(handle, { kept, resources, sendScreen })
  const render = (request, response, options) => renderPage(request, response, { ...options, isStaff: STAFF.test(request.url), usesWasm: CHECK_IN.test(request.url) })

  return (request, response) => {
    const { method, headers } = request
    const isScreen = isScreenRequest(request)
    if (!['GET', 'HEAD'].includes(method) || NOT_PAGES.test(request.url)) return handle(request, response)
    if (!isScreen) request.url = renderedAddress(request.url)
    const { url } = request
    const page = headers.rsc ? null : keptPage(url, headers, isScreen)
    if (FILE.test(url) && !UNKEPT_PAGE.test(url) && !keptPage(url, {}, false)) return handle(request, response)
    if (page) return answer({ ...page, isScreen }, request, response).catch((error) => response.destroy(error))
    return answerUnkept(request, response).catch((error) => response.destroy(error))
  }

  /** What is rendered for each who asks: a part of a page for a script, or a page for somebody who may be signed in. */
  async function answerUnkept(request, response) {
    const { method, url, headers } = request
    const { cookie = '' } = headers
    // Editors may see what is not published.
    const page = PREVIEW.test(cookie) ? null : keptPage(url, { cookie: languageOf(cookie) }, false)
    if (page && (await isMissing(page.documents))) return sendMissing(page, request, response)
    return method === 'GET' && !headers.rsc ? render(request, response) : handle(request, response)
  }

  function languageOf(cookie) {
    return cookie.split(/;\s*/).find((part) => part.startsWith(`${localeCookie}=`))
  }

  async function answer(page, request, response) {
    await readExpiredTags()
    if (await sendKept(page, request, response)) return undefined
    // What another request is rendering now. Where it expires meanwhile, one of those who wait renders it again, for all.
    let isBegunSince = false
    for (let turn = turns.of(page.key); turn; turn = turns.of(page.key)) {
      const { answer: made, isAbandoned } = await turns.outcomeOf(turn)
      if (await sendKept(page, request, response)) return undefined
      if (!made && !isAbandoned) break
      // Whatever has changed since was not known when this request came.
      if (made && isBegunSince) return send(made, page, request, response)
      isBegunSince = true
    }
    // Nobody would end its turn: the framework leaves a request alone whose connection is gone.
    if (response.closed) return undefined
    if (request.method === 'HEAD') return (await isMissing(page.documents)) ? sendMissing(page, request, response) : handle(request, response)
    // Right after the last look at what is under way, so that no other begins as well.
    const turn = turns.begin(page.key, response)
    if (await isMissing(page.documents)) {
      turn.finish({})
      return sendMissing(page, request, response)
    }
    return renderKept(page, turn, request, response)
  }

  async function sendKept(page, request, response) {
    const found = kept.find(page.key)
    if (!found) return false
    reads.hit += 1
    await send(found, page, request, response)
    return true
  }

  function send(answer, page, request, response) {
    return answer.isMissing ? sendMissing(page, request, response) : sendPage(request, response, answer)
  }

  function renderKept(page, turn, request, response) {
    const answered = {}
    const own = { ...response.getHeaders() }
    // Whatever the framework made of the request, another page is not kept in the place of this one.
    const lifetime = () => (answered.lifetime?.path === page.path ? answered.lifetime : undefined)
    const keep = () => turn.finish({ answer: kept.keep(page.key, lifetime(), response, own) })
    return duringPage(answered, () => render(request, response, { isScreen: page.isScreen, keep }))
  }
}
