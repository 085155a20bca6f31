// Answers pages that are the same for everybody: from memory where they are kept, else each is rendered once for all who ask.
import { readExpiredTags } from './expired-tags.mjs'
import { duringPage } from './page-lifetime.mjs'
import { sendPage } from './send-page.mjs'

/** How often a kept page was found; `metrics.mjs` shows it. */
const reads = (globalThis[Symbol.for('site.pageCache')] ??= { hit: 0, miss: 0 })

/**
 * @param {object} options
 * @param {import('./kept-answers.mjs').KeptAnswers} options.kept
 * @param {import('./render-turns.mjs').RenderTurns} options.turns
 * @param options.isMissing whether the documents of a page are known not to exist
 * @param options.sendMissing answers without asking the framework
 * @param options.render
 * @param options.handle the framework
 */
export function keptPageAnswers({ kept, turns, isMissing, sendMissing, render, handle }) {
  return answer

  async function answer(page, request, response) {
    await readExpiredTags()
    if (await sendKept(page, request, response)) return undefined
    // Waits for another request that is rendering the page. If that expires meanwhile, one of those who wait renders it again, for all.
    let isBegunSince = false
    for (let turn = turns.of(page.key); turn; turn = turns.of(page.key)) {
      const { answer: made, isAbandoned } = await turns.outcomeOf(turn)
      if (await sendKept(page, request, response)) return undefined
      if (!made && !isAbandoned) break
      // Its rendering began after this request came, so it is new enough although it has expired.
      if (made && isBegunSince) return send(made, page, request, response)
      isBegunSince = true
    }
    // Its turn would never end, because the framework drops a request whose connection is gone.
    if (response.closed) return undefined
    if (request.method === 'HEAD') return (await isMissing(page.documents)) ? sendMissing(page, request, response) : handle(request, response)
    // Right after the last check of running turns, so that no other begins as well.
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
    // If the framework has rendered another page for the request, that is not kept in the place of this one.
    const lifetime = () => (answered.lifetime?.path === page.path ? answered.lifetime : undefined)
    const keep = () => turn.finish({ answer: kept.keep(page.key, lifetime(), response, own) })
    const findLastGood = () => {
      const found = kept.findLastGood(page.key)
      // The headers of the error screen are not true of the page.
      if (found) for (const name of response.getHeaderNames()) if (!(name in own)) response.removeHeader(name)
      return found
    }
    return duringPage(answered, () => render(request, response, { isScreen: page.isScreen, keep, findLastGood }))
  }
}
