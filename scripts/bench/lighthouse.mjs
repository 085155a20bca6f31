// Lets Lighthouse look at pages as a phone on a slow network would see them.
import lighthouse, { auditFlowArtifacts } from 'lighthouse'
import { demoSite } from '../test/demo-site.mjs'
import { freePort } from '../test/local-server.mjs'
import { calibratedSlowdown } from './lighthouse-report.mjs'
import { startSite } from './site.mjs'
import { startBrowser } from './visit.mjs'

const PAGES = [
  '/',
  '/event/summit-2027',
  '/event/summit-2027/agenda?lang=ge',
  '/event/speakers?lang=ge',
  '/event/summit-2027/register-for-public-square',
  '/article/interview-jonas-lindqvist-six-questions',
  '/explore/summit-2027',
]
export const RUNS = 5
const BROTLI = { headers: { 'accept-encoding': 'br' } }
const FLAGS = { onlyCategories: ['performance'], disableFullPageScreenshot: true, logLevel: 'error' }
const AUDITS = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' }

/** @returns {Promise<{ path: string, runs: object[] }[]>} each run with its figures as Lighthouse gives them, and calibrated */
export async function measureLighthouse({ root, tell, onStop }) {
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), onStop })
  const port = await freePort()
  const browser = await startBrowser([`--remote-debugging-port=${port}`])
  try {
    // No measured visit is the one that renders and compresses the page, or the first one of a browser.
    for (let count = 0; count < 5; count += 1) for (const path of PAGES) await (await fetch(origin + path, BROTLI)).text()
    await runOnce(origin + PAGES[0], port)
    const results = []
    for (const path of PAGES) {
      tell(`Lighthouse on ${path}`)
      const runs = []
      for (let count = 0; count < RUNS; count += 1) runs.push(await runOnce(origin + path, port))
      results.push({ path, runs })
    }
    return results
  } finally {
    await browser.close()
  }
}

async function runOnce(url, port) {
  const { lhr, artifacts } = await lighthouse(url, { ...FLAGS, port })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const { benchmarkIndex } = lhr.environment
  const slowdown = calibratedSlowdown(benchmarkIndex)
  const isPicture = artifacts.TraceElements.some(({ traceEventType, type }) => traceEventType === 'largest-contentful-paint' && type === 'image')
  return { benchmarkIndex, slowdown, isPicture, asIs: figuresOf(lhr), calibrated: figuresOf(await judgeAgain(artifacts, slowdown)) }
}

/** The same load, on a processor so many times slower than this one. */
async function judgeAgain(artifacts, cpuSlowdownMultiplier) {
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier }
  const step = { name: '', flags: { ...FLAGS, throttling }, artifacts: { ...artifacts, settings: { ...artifacts.settings, throttling } } }
  const { steps } = await auditFlowArtifacts({ name: '', gatherSteps: [step] })
  return steps[0].lhr
}

function figuresOf({ categories, audits }) {
  const figures = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue])
  return { score: categories.performance.score * 100, ...Object.fromEntries(figures) }
}
