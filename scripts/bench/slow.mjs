// Measures when a phone on a slow network first shows something, with an empty cache.
import { demoSite } from '../test/demo-site.mjs'
import { median } from './median.mjs'
import { startSite } from './site.mjs'
import { PHONE, startBrowser } from './visit.mjs'

const PAGES = ['/', '/event/summit-2027', '/event/summit-2027/agenda', '/event/speakers', '/event/summit-2027/register-for-public-square']
/** As the cookie names them. */
const LANGUAGES = ['en', 'ge']
const NETWORK = { kilobits: 400, latency: 400 }
const VISITS = 5
/** In milliseconds. */
const GOAL = 2000
const PAINT_MILLISECONDS = 30_000

/** @returns {Promise<{ path: string, language: string, paints: number[] }[]>} in milliseconds since the visit began */
export async function measureSlowVisits({ root, tell, onStop }) {
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), onStop })
  const browser = await startBrowser()
  try {
    const results = []
    for (const path of PAGES) {
      for (const language of LANGUAGES) {
        tell(`First paints of ${path} in ${language}`)
        // No measured visit is the one that renders and compresses the page.
        for (let count = 0; count < 3; count += 1) await firstPaint(browser, origin + path, language, false)
        const paints = []
        for (let count = 0; count < VISITS; count += 1) paints.push(await firstPaint(browser, origin + path, language, true))
        results.push({ path, language, paints })
      }
    }
    return results
  } finally {
    await browser.close()
  }
}

async function firstPaint(browser, url, language, isSlow) {
  const context = await browser.newContext(PHONE)
  try {
    await context.addCookies([{ name: 'local-lang', value: language, url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const throughput = (NETWORK.kilobits * 1000) / 8
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: NETWORK.latency, downloadThroughput: throughput, uploadThroughput: throughput })
    }
    await page.goto(url, { waitUntil: 'commit', timeout: PAINT_MILLISECONDS })
    const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime, undefined, { timeout: PAINT_MILLISECONDS })
    return await paint.jsonValue()
  } finally {
    await context.close()
  }
}

export function summariseSlow({ machine, results }) {
  const pages = results.map((result) => ({ ...result, median: Math.round(median(result.paints)) }))
  const problems = pages.filter((page) => page.median > GOAL).map(({ path, language, median: time }) => `${path} (${language}): ${time} ms, goal ${GOAL}`)
  return { machine, network: NETWORK, goalMilliseconds: GOAL, pages, problems }
}

export function slowToText({ machine, pages, problems }) {
  return [
    `First paint at ${NETWORK.kilobits} kbit/s and ${NETWORK.latency} ms, empty cache, ms (median of ${VISITS})`,
    `Node ${machine.node} on ${machine.cores} × ${machine.cpu}; other load at the start: ${machine.load}`,
    '',
    ...pages.map(({ path, language, median: time, paints }) => `  ${path.padEnd(52)}${language}${String(time).padStart(7)}   (${paints.map(Math.round).join(', ')})`),
    '',
    ...(problems.length > 0 ? ['Too late:', ...problems.map((line) => `  ${line}`)] : [`All within ${GOAL} ms.`]),
  ].join('\n')
}
