import { createHash } from 'node:crypto'
import { CHECK_IN } from '@/lib/site/constants'
import type { Answer, AnswerStep, PlainAnswer } from '../exchange'
import { scriptsAfterPaint } from './scripts-after-paint'

/** The screens of staff whose editors write styles and start workers of their own. */
const STAFF = /^\/admin(?!\/(?:check-in|review)(?:\/|$|\?))(\/|$|\?)/

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/**
 * The styles that the library of toasts adds to the page by itself, into an element that is empty when it is added; a
 * test compares them with the library.
 */
export const TOAST_STYLES = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' ${hashOf('')}`

/** Lets the scripts of a page wait for its first paint, and names those that stand in it by their hashes: cached pages rule out nonces. */
export function pageScripts(resources: string): AnswerStep {
  return (answer, { url }) => {
    if (!isPage(answer)) return answer
    const html = answer.body.toString()
    const text = STAFF.test(url) ? html : scriptsAfterPaint(html)
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': scriptPolicy(text, url, resources) }, body: Buffer.from(text) }
  }
}

function isPage(answer: Answer): answer is PlainAnswer {
  const { status, headers, body } = answer
  return Buffer.isBuffer(body) && body.length > 0 && status !== 304 && String(headers['content-type']).startsWith('text/html') && !headers['content-encoding']
}

/** The policy of a page, which allows the scripts that stand in it and those of the site. */
export function scriptPolicy(html: string, url: string, resources: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script ?? ''))
  const pictures = resources ? ` ${new URL(resources).origin}` : ''
  const isStaff = STAFF.test(url)
  return [
    "default-src 'none'",
    // QR codes are read by WebAssembly where the browser cannot.
    ["script-src 'self'", ...(url.startsWith(`${CHECK_IN}/`) ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(' '),
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
