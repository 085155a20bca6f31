// Kept pages rule out nonces, so the scripts that stand in a page are named by their hashes.
import { createHash } from 'node:crypto'

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/**
 * The styles that the library of toasts adds to the page by itself, into an element that is empty when it is added; a
 * test compares them with the library.
 */
export const TOAST_STYLES = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' ${hashOf('')}`
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of a page, which allows the scripts that stand in it and those of the site.
 *
 * @param options `isStaff`: one of the screens of staff, whose editors write styles and start workers of their own;
 *   `usesWasm`: a page that reads QR codes by WebAssembly where the browser cannot
 */
export function scriptPolicy(html, resources, { isStaff = false, usesWasm = false } = {}) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script))
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
