// Answers missing pages with the screen of all of them.
import { OF_EMPTY_ANSWER, requestScreen } from './missing-screen.mjs'
import { PageBody } from './page-body.mjs'
import { readExpiredTags } from './expired-tags.mjs'
import { sendPage } from './send-page.mjs'

/** The paths of personal links in emails: one that opens nothing has a screen of its own. */
export const PERSONAL_LINK = /^\/(application|registration|subscription)\//

/**
 * @param {object} options
 * @param {import('./kept-answers.mjs').KeptAnswers} options.kept
 * @param {typeof import('../../../lib/site/kept-page').keptPage} options.keptPage
 * @param {string} options.localeCookie
 * @param {() => string} options.ownOrigin where this server listens
 */
export function missingAnswers({ kept, keptPage, localeCookie, ownOrigin }) {
  /** In place of the framework's empty answer, whose other headers hold. */
  async function sendScreen(received, response, { original, keep }) {
    keep?.()
    const locale = String(response.getHeader('content-language'))
    const { status, body } = await missingScreen(locale, locale, PERSONAL_LINK.exec(received.url)?.[1])
    for (const name of OF_EMPTY_ANSWER) response.removeHeader(name)
    await sendPage(received, response, { status, body }, original)
  }

  /** Without asking the framework. */
  async function sendMissing({ locale, rememberedLocale }, request, response) {
    const { headers, ...answer } = await missingScreen(locale, rememberedLocale)
    await sendPage(request, response, { ...answer, headers: { ...headers, 'content-language': locale } })
  }

  async function missingScreen(locale, rememberedLocale, link) {
    const address = `/?lang=${locale}${link ? `&link=${link}` : ''}`
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
    // A screen that expired while it was rendered is not kept; its answer still sets the language cookie.
    const { 'content-type': type, 'set-cookie': cookies } = rendered.headers
    return { status, headers: { 'content-type': type, 'cache-control': 'private, no-store', ...(cookies && { 'set-cookie': cookies }) }, body }
  }

  return { sendMissing, sendScreen }
}

function asMissing({ headers: { etag: _, ...headers }, body }) {
  return { status: 404, headers, body }
}
