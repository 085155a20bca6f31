// Answers pages: those that are kept from memory, compressed, before the framework sees the request; others as it
// renders them, with a policy for the scripts that stand in them.
import { setTimeout as sleep } from 'node:timers/promises'
import { readExpiredTags } from './expired-tags.mjs'
import { KeptAnswers } from './kept-answers.mjs'
import { leanPage } from './lean-page.mjs'
import { knownDocuments } from './missing-documents.mjs'
import { isScreenRequest, OF_EMPTY_ANSWER, requestScreen } from './missing-screen.mjs'
import { PageBody } from './page-body.mjs'
import { duringPage } from './page-lifetime.mjs'
import { scriptPolicy } from './script-policy.mjs'
import { scriptsAfterPaint } from './scripts-after-paint.mjs'
import { sendPage } from './send-page.mjs'
import { holdAnswer } from './whole-answer.mjs'

const NOT_PAGES = /^\/(api(?!\/docs($|\?))|cms|_next|share|calendar)(\/|$|\?)/
const FILE = /^[^?]*\.\w+($|\?)/
const STAFF = /^\/admin(?!\/check-in\/)(\/|$|\?)/
const CHECK_IN = /^\/admin\/check-in\//
/** Whoever comes here with it previews: see `true-previews.mjs`. */
const PREVIEW = /(?:^|;)\s*__prerender_bypass=/
/** How often a kept page was found; `metrics.mjs` tells it. */
const reads = (globalThis[Symbol.for('site.pageCache')] ??= { hit: 0, miss: 0 })

/**
 * @param handle what renders
 * @param {object} options
 * @param {string} options.resources where pictures lie, when that is elsewhere
 * @param {typeof import('../../lib/site/kept-page').keptPage} options.keptPage
 * @param {string} options.localeCookie
 * @param {() => string} options.ownOrigin where this server listens
 * @param {number} [options.waitTimeout] how long somebody waits for a page that another request is rendering, in milliseconds
 */
export function withPages(handle, { resources, keptPage, localeCookie, ownOrigin, waitTimeout = 30_000 }) {
  const kept = new KeptAnswers(localeCookie)
  const underWay = new Map()
  const isMissing = knownDocuments()

  /** Whoever waits longer renders the page for themselves. */
  const tooLong = () => sleep(waitTimeout, { isLate: true }, { ref: false })

  return (request, response) => {
    const { method, url, headers } = request
    const isScreen = isScreenRequest(request)
    if (!['GET', 'HEAD'].includes(method) || NOT_PAGES.test(url)) return handle(request, response)
    const page = headers.rsc ? null : keptPage(url, headers, isScreen)
    if (FILE.test(url) && !keptPage(url, {}, false)) return handle(request, response)
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
    for (let turn = underWay.get(page.key); turn; turn = underWay.get(page.key)) {
      const { answer: made, isAbandoned, isLate } = await Promise.race([turn.end, tooLong()])
      // Somebody may have begun it anew already.
      if (isLate && underWay.get(page.key) === turn) underWay.delete(page.key)
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
    const turn = beginTurn(page.key, response)
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

  /** Others wait for what this request renders, until it is there or the one who asked has gone. */
  function beginTurn(key, response) {
    const turn = {}
    turn.end = new Promise((resolve) => {
      turn.finish = (outcome) => {
        if (underWay.get(key) === turn) underWay.delete(key)
        resolve(outcome)
      }
    })
    if (!underWay.has(key)) underWay.set(key, turn)
    response.once('close', () => turn.finish({ isAbandoned: !response.writableFinished }))
    return turn
  }

  /** @param options `keep` is called when the answer is whole, or known to be none of a page, for a page that may be kept */
  function render(request, response, { isScreen = false, keep } = {}) {
    const { method, url, headers } = request
    const received = { method, headers: { ...headers } }
    // Compressed pages could not be read here, and a page that is not whole could not be kept.
    delete headers['accept-encoding']
    if (keep) delete headers['if-none-match']
    const isHeld = () => {
      const isWhole = isWholePage(response)
      if (!isWhole) keep?.()
      return isWhole
    }
    holdAnswer(response, isHeld, (html, original) => {
      const isEmpty = response.statusCode === 404 && response.hasHeader('content-language') && !isScreen
      const sent = isEmpty ? sendScreen(received, response, { original, keep }) : sendRendered(html, received, response, { original, keep, isStaff: STAFF.test(url), usesWasm: CHECK_IN.test(url) })
      sent.catch((error) => response.destroy(error))
    })
    return handle(request, response)
  }

  function isWholePage(response) {
    if (response.statusCode === 304) renewPolicy(response, kept.bodyOf(response.getHeader('etag'))?.policy)
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
    return isHtml && ![204, 304].includes(response.statusCode) && !response.hasHeader('content-encoding')
  }

  async function sendRendered(rendered, received, response, { original, keep, ...scripts }) {
    const etag = response.getHeader('etag')
    const html = scripts.isStaff ? rendered.toString() : scriptsAfterPaint(leanPage(rendered.toString()))
    const body = kept.bodyOf(etag) ?? (await PageBody.of(Buffer.from(html), scriptPolicy(html, resources, scripts)))
    kept.keepBody(etag, body)
    keep?.()
    await sendPage(received, response, { status: response.statusCode, etag: keep && etag, body }, original)
  }

  /** In place of the framework's empty answer, whose other headers hold. */
  async function sendScreen(received, response, { original, keep }) {
    keep?.()
    const locale = String(response.getHeader('content-language'))
    const { status, body } = await missingScreen(locale, locale)
    for (const name of OF_EMPTY_ANSWER) response.removeHeader(name)
    await sendPage(received, response, { status, body }, original)
  }

  /** Without asking the framework. */
  async function sendMissing({ locale, rememberedLocale }, request, response) {
    const { headers, ...answer } = await missingScreen(locale, rememberedLocale)
    await sendPage(request, response, { ...answer, headers: { ...headers, 'content-language': locale } })
  }

  async function missingScreen(locale, rememberedLocale) {
    const address = `/?lang=${locale}`
    const headers = { cookie: `${localeCookie}=${rememberedLocale}` }
    const { key } = keptPage(address, headers, true)
    await readExpiredTags()
    const known = kept.find(key)
    if (known) return asMissing(known)
    const rendered = await requestScreen(ownOrigin(), address, headers)
    const found = kept.find(key)
    if (found) return asMissing(found)
    const status = rendered.status === 200 ? 404 : rendered.status
    const body = await PageBody.of(rendered.body, rendered.headers['content-security-policy'])
    // What expired while it was rendered is not kept, and remembers the language all the same.
    const { 'content-type': type, 'set-cookie': cookies } = rendered.headers
    return { status, headers: { 'content-type': type, 'cache-control': 'private, no-store', ...(cookies && { 'set-cookie': cookies }) }, body }
  }
}

function asMissing({ headers: { etag: _, ...headers }, body }) {
  return { status: 404, headers, body }
}

/** What a 304 says replaces what the browser knows: the policy of the page that has not changed, or nothing. */
function renewPolicy(response, policy) {
  if (policy) response.setHeader('Content-Security-Policy', policy)
  else response.removeHeader('Content-Security-Policy')
}
