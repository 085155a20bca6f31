// Lets Lighthouse look at pages as a phone on a slow network would see them.
import lighthouse, { auditFlowArtifacts } from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium } from '../screens/chromium.mjs'
import { demoSite } from '../test/demo-site.mjs'
import { freePort } from '../test/local-server.mjs'
import { calibratedSlowdown, median, over, under } from './figures.mjs'
import { startSite } from './site.mjs'

const PAGES = [
  '/',
  '/event/summit-2027',
  '/event/summit-2027/agenda?lang=ge',
  '/event/speakers?lang=ge',
  '/event/summit-2027/register-for-public-square',
  '/article/interview-jonas-lindqvist-six-questions',
  '/explore/summit-2027',
]
const RUNS = 5
/** The least score, and the most of everything else: milliseconds, and the share of the screen that moves. */
const GOALS = { score: 98, lcp: { text: 1500, picture: 2000 }, tbt: 100, cls: 0.01 }
const FLAGS = { onlyCategories: ['performance'], disableFullPageScreenshot: true, logLevel: 'error' }
const AUDITS = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' }

export async function measure({ root, tell, onStop }) {
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), onStop })
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', `--remote-debugging-port=${port}`]
  // Playwright would end the whole process on a signal, before the site's folder is removed.
  const browser = await chromium.launch({ executablePath: findChromium(), args, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  onStop(() => browser.close())
  // No measured visit is the one that renders and compresses the page, or the first one of a browser.
  for (let count = 0; count < 5; count += 1) for (const path of PAGES) await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).text()
  await runOnce(origin + PAGES[0], port)
  const rows = [['page', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'index', 'calibrated:', 'score', 'FCP', 'LCP', 'TBT', '× slower']]
  const problems = []
  for (const path of PAGES) {
    tell(path)
    const runs = []
    for (let count = 0; count < RUNS; count += 1) runs.push(await runOnce(origin + path, port))
    const [asIs, calibrated, machine] = ['asIs', 'calibrated', 'machine'].map((name) => medians(runs.map((figures) => figures[name])))
    const cells = ({ score, fcp, lcp, tbt }) => [score, fcp, lcp, tbt].map(Math.round)
    rows.push([path, ...cells(asIs), asIs.cls.toFixed(3), Math.round(machine.benchmarkIndex), '', ...cells(calibrated), machine.slowdown.toFixed(1)])
    const mostLcp = GOALS.lcp[machine.isPicture ? 'picture' : 'text']
    problems.push(...under(`${path} score`, asIs.score, GOALS.score), ...over(`${path} LCP`, asIs.lcp, mostLcp), ...over(`${path} TBT`, asIs.tbt, GOALS.tbt), ...over(`${path} CLS`, asIs.cls, GOALS.cls))
  }
  const title = `a phone with an empty cache, ms, medians of ${RUNS}. The goals are judged as it is, with a processor taken for four times slower`
  return { title, rows, problems }
}

async function runOnce(url, port) {
  const { lhr, artifacts } = await lighthouse(url, { ...FLAGS, port })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const { benchmarkIndex } = lhr.environment
  const slowdown = calibratedSlowdown(benchmarkIndex)
  const isPicture = Number(artifacts.TraceElements.some(({ traceEventType, type }) => traceEventType === 'largest-contentful-paint' && type === 'image'))
  return { asIs: figuresOf(lhr), calibrated: figuresOf(await judgeAgain(artifacts, slowdown)), machine: { benchmarkIndex, slowdown, isPicture } }
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

function medians(values) {
  return Object.fromEntries(Object.keys(values[0]).map((name) => [name, median(values.map((value) => value[name]))]))
}
