// Bodies are limited before anything reads them: the framework would keep every one of them in memory first.
import { localeOf } from './request-locale.mjs'
import { isStaffToken, tokenOf } from './staff-token.mjs'
import { refuse } from './refusal.mjs'

/** The bytes that a form adds around the file that it sends. */
const FORM_OVERHEAD = 64 * 1024
/** How long a browser may go on sending what nobody reads, in milliseconds: it reads an answer only afterwards. */
const DISCARD_MILLISECONDS = 10_000
/** What visitors may send with files: by itself, or in a form that a browser posts without a script. */
const WITH_FILES = /^\/api\/(applicationFiles|accelerators|applicationDrafts(\/[^/?]+)?|ownApplications\/[^/?]+\/correct)(\?|$)/
/** The methods that a handler may still call on an answer that has been given. */
const WRITES = ['writeHead', 'write', 'end', 'setHeader', 'setHeaders', 'appendHeader', 'removeHeader', 'flushHeaders']

/**
 * @param handle answers requests
 * @param secret that sessions are signed with
 * @param limits the sizes in bytes, messages and the name of the token from `prepare.ts`
 * @param languages as in {@link localeOf}
 */
export function withBodyLimits(handle, secret, { maxBody, maxForm, maxUpload, maxStaffJson, tokenName, sentences, uploadTooLarge, jsonTooLarge }, languages) {
  return (request, response) => {
    const { 'content-length': declared, 'transfer-encoding': encoding } = request.headers
    if (!declared && !encoding) return handle(request, response)
    const isStaff = isStaffToken(tokenOf(request.headers, tokenName), secret)
    const isForm = isNativeForm(request)
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
    const hasFiles = isMultipart(request) && WITH_FILES.test(request.url)
    const limit = hasFiles ? maxUpload + maxForm : isStaff ? (isJson ? maxStaffJson : maxUpload + FORM_OVERHEAD) : isForm ? maxForm : maxBody
    const locale = localeOf(request, languages)
    const message = hasFiles ? sentences[locale].fileTooLarge : isStaff ? (isJson ? jsonTooLarge : uploadTooLarge) : sentences[locale].tooLarge
    const page = (isForm || hasFiles) && !isStaff && /\btext\/html\b/.test(request.headers.accept ?? '') ? { locale, advice: hasFiles ? sentences[locale].smaller : sentences[locale].shorten } : undefined
    const answer = () => refuse(response, request.url, { status: 413, code: 'tooLarge', message, page, headers: { Connection: 'close' } })
    if (Number(declared ?? 0) > limit) return discard(request, answer)
    if (encoding) stopAt(limit, request, response, answer)
    return handle(request, response)
  }
}

/** Whether a browser posts it by itself. */
function isNativeForm({ url, headers }) {
  return url.startsWith('/api/') && /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
}

function isMultipart({ headers }) {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

function discard(request, answer) {
  const end = () => {
    clearTimeout(timer)
    request.off('end', end)
    answer()
  }
  const timer = setTimeout(end, DISCARD_MILLISECONDS).unref()
  request.resume().once('end', end)
}

/** Counts a body of unannounced length; the parser passes each part to `push`. */
function stopAt(limit, request, response, answer) {
  const { push } = request
  let length = 0
  request.push = function (chunk) {
    length += chunk?.length ?? 0
    if (length <= limit) return push.call(this, chunk)
    if (response.headersSent) return true
    response.once('finish', () => request.destroy())
    answer()
    for (const method of WRITES) response[method] = () => response
    return true
  }
}
