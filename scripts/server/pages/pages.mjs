// Answers pages: those that are kept from memory, compressed, before the framework sees the request; others as it
// renders them, with a policy for the scripts that stand in them.
import { KeptAnswers } from './kept-answers.mjs'
import { keptPageAnswers } from './kept-page-answers.mjs'
import { missingAnswers } from './missing-answers.mjs'
import { knownDocuments } from './missing-documents.mjs'
import { isScreenRequest } from './missing-screen.mjs'
import { pageRenderer } from './render-page.mjs'
import { RenderTurns } from './render-turns.mjs'

const NOT_PAGES = /^\/(api(?!\/docs($|\?))|cms|_next|share|calendar)(\/|$|\?)/
const FILE = /^[^?]*\.\w+($|\?)/
/** Pages with a word in their address that is no file, with a dot in it either: links of emails are mistyped, and cut off. */
export const UNKEPT_PAGE = /^\/(admin|application|event\/[^/]+\/apply-now\/draft|form|registration|reset-password|subscription|thank-you)\//
const STAFF = /^\/admin(?!\/check-in(?:\/|$|\?))(\/|$|\?)/
const CHECK_IN = /^\/admin\/check-in\//
/** The cookie of a preview, which is a true one here: see `../requests/true-previews.mjs`. */
const PREVIEW = /(?:^|;)\s*__prerender_bypass=/

/**
 * @param handle the framework, which renders
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
  const isMissing = knownDocuments()
  const { sendMissing, sendScreen } = missingAnswers({ kept, keptPage, localeCookie, ownOrigin })
  const renderPage = pageRenderer(handle, { kept, resources, sendScreen })
  const render = (request, response, options) => renderPage(request, response, { ...options, isStaff: STAFF.test(request.url), usesWasm: CHECK_IN.test(request.url) })
  const answerKept = keptPageAnswers({ kept, turns: new RenderTurns(waitTimeout), isMissing, sendMissing, render, handle })

  return (request, response) => {
    const { method, headers } = request
    const isScreen = isScreenRequest(request)
    if (!['GET', 'HEAD'].includes(method) || NOT_PAGES.test(request.url)) return handle(request, response)
    if (!isScreen) request.url = renderedAddress(request.url)
    const { url } = request
    const page = headers.rsc ? null : keptPage(url, headers, isScreen)
    if (FILE.test(url) && !UNKEPT_PAGE.test(url) && !keptPage(url, {}, false)) return handle(request, response)
    if (page) return answerKept({ ...page, isScreen }, request, response).catch((error) => response.destroy(error))
    return answerUnkept(request, response).catch((error) => response.destroy(error))
  }

  /** Answers pages that are rendered for each request: a part of a page for a script, or a page for somebody who may be signed in. */
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
}
