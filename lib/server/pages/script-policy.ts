import { createHash } from 'node:crypto'
import { CHECK_IN } from '@/lib/site/constants'
import type { Answer, AnswerStep, PlainAnswer } from '../exchange'

const STAFF = /^\/admin(?!\/(?:check-in|review)(?:\/|$|\?))(\/|$|\?)/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/**
 * The styles that the library of toasts adds to the page by itself, into an element that is empty when it is added; a
 * test compares them with the library.
 */
export const TOAST_STYLES = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' ${hashOf('')}`
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Names the scripts that stand in a page by their hashes: cached pages rule out nonces. */
export function addScriptPolicy(resources: string): AnswerStep {
  return (answer, { url }) => {
    if (!isPage(answer)) return answer
    const policy = scriptPolicy(answer.body.toString(), resources, { isStaff: isStaffScreen(url), usesWasm: url.startsWith(`${CHECK_IN}/`) })
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
  }
}

/** Whether it is the screen of staff, whose editors need more than pages do. */
export const isStaffScreen = (url: string): boolean => STAFF.test(url)

/** Whether an answer of the framework is a whole page. */
export function isPage(answer: Answer): answer is PlainAnswer {
  const { status, headers, body } = answer
  return Buffer.isBuffer(body) && body.length > 0 && status !== 304 && String(headers['content-type']).startsWith('text/html') && !headers['content-encoding']
}

/**
 * The policy of a page, which allows the scripts that stand in it and those of the site.
 *
 * @param options `isStaff`: one of the screens of staff, whose editors write styles and start workers of their own;
 *   `usesWasm`: a page that reads QR codes by WebAssembly where the browser cannot
 */
export function scriptPolicy(html: string, resources: string, { isStaff = false, usesWasm = false } = {}): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script ?? ''))
  const pictures = resources ? ` ${new URL(resources).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(usesWasm ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(' '),
    ...(isStaff ? ["style-src 'self' 'unsafe-inline'", "worker-src 'self' blob:"] : [`style-src 'self' ${TOAST_STYLES}`, "style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: blob:${pictures}`,
    `font-src 'self'${isStaff ? ' data:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
