// Bodies are limited before anything reads them: the framework would keep every one of them in memory first.
import { FILE_PATH } from '@/lib/contract/fields/file-values'
import { JSON_TOO_LARGE, MAX_STAFF_JSON, MAX_UPLOAD, TOKEN_COOKIE, UPLOAD_TOO_LARGE } from '@/lib/site/constants'
import { MAX_BODY, MAX_FORM_BODY } from '@/lib/site/forms/body-text'
import { nativeFormAt } from '@/lib/site/forms/native-forms'
import type { TooLargeSentences } from '@/lib/site/forms/too-large'
import { requestLocale } from '@/lib/site/request-locale'
import type { Request, RequestStep, Response } from '../exchange'
import { refuse } from './refusal'
import { isStaffToken, tokenOf } from './staff-token'

/** The bytes that a form adds around the file that it sends. */
const FORM_OVERHEAD = 64 * 1024
/** How long a browser may go on sending what nobody reads, in milliseconds: it reads an answer only afterwards. */
const DISCARD_MILLISECONDS = 10_000
/** The methods that a handler may still call on an answer that has been given. */
const WRITES = ['writeHead', 'write', 'end', 'setHeader', 'setHeaders', 'appendHeader', 'removeHeader', 'flushHeaders'] as const

/** @param secret that sessions are signed with */
export function bodyLimits(secret: string, sentences: TooLargeSentences): RequestStep {
  return (request, response) => {
    const { 'content-length': declared, 'transfer-encoding': encoding } = request.headers
    if (!declared && !encoding) return false
    const isStaff = isStaffToken(tokenOf(request.headers, TOKEN_COOKIE), secret)
    const isForm = isNativeForm(request)
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
    const hasFiles = isMultipart(request) && takesFiles(request)
    const limit = hasFiles ? MAX_UPLOAD + MAX_FORM_BODY : isStaff ? (isJson ? MAX_STAFF_JSON : MAX_UPLOAD + FORM_OVERHEAD) : isForm ? MAX_FORM_BODY : MAX_BODY
    const locale = requestLocale(request.url, request.headers.cookie)
    const { tooLarge, shorten, fileTooLarge, smaller } = sentences[locale]
    const message = hasFiles ? fileTooLarge : isStaff ? (isJson ? JSON_TOO_LARGE : UPLOAD_TOO_LARGE) : tooLarge
    const page = (isForm || hasFiles) && !isStaff && /\btext\/html\b/.test(request.headers.accept ?? '') ? { locale, advice: hasFiles ? smaller : shorten } : undefined
    const answer = () => refuse(response, request.url, { status: 413, code: 'tooLarge', message, page, headers: { Connection: 'close' } })
    if (Number(declared ?? 0) > limit) return discard(request, answer)
    if (encoding) stopAt(limit, request, response, answer)
    return false
  }
}

/** Whether a browser posts it by itself. */
function isNativeForm({ url, headers }: Request): boolean {
  return url.startsWith('/api/') && /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
}

/** What visitors may send with files: a file by itself, or a form that a browser posts without a script. */
function takesFiles({ url }: Request): boolean {
  const [pathname = ''] = url.split('?')
  return pathname === FILE_PATH || nativeFormAt(pathname)?.form.hasFiles === true
}

function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

function discard(request: Request, answer: () => void): true {
  const end = () => {
    clearTimeout(timer)
    request.off('end', end)
    answer()
  }
  const timer = setTimeout(end, DISCARD_MILLISECONDS).unref()
  request.resume().once('end', end)
  return true
}

/** Counts a body of unannounced length; the parser passes each part to `push`. */
function stopAt(limit: number, request: Request, response: Response, answer: () => void): void {
  const push = request.push.bind(request)
  let length = 0
  request.push = (chunk: Buffer | null) => {
    length += chunk?.length ?? 0
    if (length <= limit) return push(chunk)
    if (response.headersSent) return true
    response.once('finish', () => request.destroy())
    answer()
    for (const method of WRITES) Object.assign(response, { [method]: () => response })
    return true
  }
}
