// Sends what the framework renders: pages whole, compressed, with a policy for the scripts that stand in them.
import { PageBody } from './page-body.mjs'
import { scriptPolicy } from './script-policy.mjs'
import { scriptsAfterPaint } from './scripts-after-paint.mjs'
import { sendPage } from './send-page.mjs'
import { holdAnswer } from './whole-answer.mjs'

const OUTAGE_STATUS = 503

/**
 * @param handle the framework, which renders
 * @param {object} options
 * @param {import('./kept-answers.mjs').KeptAnswers} options.kept
 * @param {string} options.resources where pictures lie, when that is elsewhere
 * @param {Function} options.sendScreen answers in place of an empty page that is not found
 */
export function pageRenderer(handle, { kept, resources, sendScreen }) {
  /**
   * @param options for a page that may be kept, `keep` is called when the answer is whole, or known to be none of a page, and
   *   `findLastGood` when the backend is away
   */
  return function render(request, response, { isScreen = false, keep, findLastGood, isStaff, usesWasm }) {
    const { method, url, headers } = request
    const received = { method, url, headers: { ...headers } }
    // Compressed pages could not be read here, and a page that is not whole could not be kept.
    delete headers['accept-encoding']
    if (keep) delete headers['if-none-match']
    const isHeld = () => {
      const isWhole = isWholePage(response)
      if (!isWhole) keep?.()
      return isWhole
    }
    holdAnswer(response, isHeld, (html, original) => {
      const lastGood = response.statusCode === OUTAGE_STATUS ? findLastGood?.() : undefined
      if (lastGood) {
        keep()
        return sendPage(received, response, lastGood, original).catch((error) => response.destroy(error))
      }
      const isEmpty = response.statusCode === 404 && response.hasHeader('content-language') && !isScreen
      const sent = isEmpty ? sendScreen(received, response, { original, keep }) : sendRendered(html, received, response, { original, keep, isStaff, usesWasm })
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
    const html = scripts.isStaff ? rendered.toString() : scriptsAfterPaint(rendered.toString())
    const body = kept.bodyOf(etag) ?? (await PageBody.of(Buffer.from(html), scriptPolicy(html, resources, scripts)))
    kept.keepBody(etag, body)
    keep?.()
    await sendPage(received, response, { status: response.statusCode, etag: keep && etag, body }, original)
  }
}

/** Headers of a 304 replace those that the browser knows: the policy of the unchanged page, or none. */
function renewPolicy(response, policy) {
  if (policy) response.setHeader('Content-Security-Policy', policy)
  else response.removeHeader('Content-Security-Policy')
}
