// Weighs the first visit of a phone to a page, in real Chromium.
import { chromium } from 'playwright'
import { findChromium } from '../screens/chromium.mjs'
import { recordTraffic } from './traffic.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LOAD_MILLISECONDS = 30_000

/**
 * Starts the Chromium of the tests.
 *
 * @param {string[]} [args] besides those that every measurement needs
 * @returns {Promise<import('playwright').Browser>}
 */
export function startBrowser(args = []) {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...args],
    // Playwright would end the whole process on a signal, before the site's folder is removed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/**
 * Opens a page with an empty cache, waits until the network is idle, then scrolls through it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the site
 * @param {string} path of the page
 * @returns {Promise<object>} `bytes` by kind and number of `requests` before scrolling, `scrolledImageBytes`
 *   with everything scrolled by, the files behind the figures, and what went `wrong`, as sentences
 */
export async function visit(browser, origin, path) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(page)
    await page.goto(origin + path, { waitUntil: 'load', timeout: LOAD_MILLISECONDS })
    await traffic.idle()
    const first = traffic.transfers()
    await scrollThrough(page)
    await traffic.idle()
    const all = traffic.transfers()
    return {
      path,
      bytes: bytesByKind(first),
      requests: first.length,
      scrolledImageBytes: bytesByKind(all).images,
      scrolledRequests: all.length,
      wrong: faults(all, origin),
      files: first
        .map(({ url, kind, bytes }) => ({ url: url.replace(origin, ''), kind, bytes }))
        .sort((a, b) => b.bytes - a.bytes),
    }
  } finally {
    await context.close()
  }
}

async function scrollThrough(page) {
  await page.evaluate(async () => {
    // Read anew at each step: content may grow while it comes into view.
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
}

function bytesByKind(transfers) {
  const sums = { js: 0, css: 0, fonts: 0, images: 0, html: 0, other: 0 }
  for (const { kind, bytes } of transfers) sums[kind] += bytes
  return sums
}

function faults(transfers, origin) {
  const documents = transfers.filter(({ isDocument }) => isDocument)
  const foreign = transfers.filter(({ url }) => new URL(url).origin !== origin)
  // A file that is not there weighs nothing, so it would make the figures look good.
  const failed = transfers.filter(({ status }) => status >= 400)
  return [
    ...(documents.length > 1 ? [`${documents.length} documents requested`] : []),
    ...foreign.map(({ url }) => `request to another origin: ${url}`),
    ...failed.map(({ url, status }) => `${status} for ${url}`),
  ]
}
