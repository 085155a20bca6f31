// The one command that tests the site: installs, checks, builds, runs every test, and counts.
// `npm test -- --quick` takes minutes less: no build, no browser, no Postgres, nothing of the backend that needs many seconds.
// `npm test -- --thorough` takes minutes more: as many emails, guests, pages and odd requests as there may be one day.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './screens/chromium.mjs'
import { followParent } from './process/follow-parent.mjs'
import { ensureInstalled } from './install/install.mjs'
import { findNginx } from './test/nginx.mjs'
import { findPostgres } from './test/postgres.mjs'
import { hasRedis } from './test/redis.mjs'
import { argumentsToRepeat, backendResult, jestResult, playwrightResult } from './test/results.mjs'
import { goodSteps, projectHash } from './test/unchanged.mjs'

/** Spares steps that read the whole project a tenth of their work. */
const LARGE_NURSERY = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` }
const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const bin = (name) => path.join(root, 'node_modules/.bin', name)
const report = (name) => path.join(reports, `${name}.json`)
const isQuick = process.argv.includes('--quick')
if (process.argv.includes('--thorough')) process.env.TEST_AMOUNTS = 'many'
const running = new Set()

function stop(code) {
  // Each step leads a process group of its own, so that nothing it started stays behind.
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM')
    } catch {
      // It ended by itself.
    }
  }
  rmSync(reports, { recursive: true, force: true })
  process.exit(code)
}

followParent(() => stop(1))
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.once(signal, () => stop(code))

await ensureInstalled(root)
// One after the other, before steps that run at the same time ask for them.
const chromium = isQuick ? '' : findChromium()
if (!isQuick) findPostgres()
hasRedis()
if (!isQuick) findNginx()

const backend = {
  title: isQuick ? 'Backend, quickly' : 'Backend',
  command: [process.execPath, 'scripts/test/backend.mjs', ...(isQuick ? ['sqlite', 'quick'] : [])],
  env: { BACKEND_REPORT: report('backend') },
  result: () => backendResult(read('backend')),
}
const build = { title: 'Build', command: ['npm', 'run', '--silent', 'build'] }
const demoSite = { title: 'Demo site', command: [process.execPath, 'scripts/test/demo-site.mjs'] }
const browser = {
  title: 'End-to-end tests',
  command: [bin('playwright'), 'test', '--project=embedded', '--project=remote'],
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
  isLive: true,
  result: () => playwrightResult(read('e2e')),
}
const browserAlone = {
  ...browser,
  title: 'End-to-end, alone',
  command: [bin('playwright'), 'test', '--project=alone'],
  env: { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('alone') },
  result: () => playwrightResult(read('alone')),
}
const checks = [
  { title: 'Unit tests', command: [bin('jest'), '--maxWorkers=1', '--json', `--outputFile=${report('unit')}`], result: () => jestResult(read('unit')) },
  { title: 'Lint', command: ['npm', 'run', '--silent', 'lint'], env: LARGE_NURSERY, readsFilesOnly: true },
  { title: 'Types', command: ['npm', 'run', '--silent', 'types'], env: LARGE_NURSERY, readsFilesOnly: true },
]
const steps = goodSteps(root)
const files = projectHash(root)

const began = performance.now()
// Each lane fills the pauses of the other: both wait as often as they work.
const measured = runUntilQuiet(backend)
const lanes = isQuick ? [inTurn(checks), measured.pause] : [siteInBrowser().then(thenChecks), measured.pause.then(thenChecks)]
const outcomes = (await Promise.all(lanes)).flat().filter(Boolean)
measured.goOn()
outcomes.push(await measured.end)
if (!isQuick) outcomes.push(await runIfBuilt(browserAlone, outcomes))
const uncertain = outcomes.flatMap(({ flaky }) => flaky)
const inBrowser = uncertain.filter(({ project }) => project)
if (inBrowser.length > 0) outcomes.push(await run(again(inBrowser)))
summarize(outcomes)

/** Alone on the machine: a test that fails here again does not fail because of load. */
function again(flaky) {
  const names = new Set(flaky.map(({ name }) => name))
  return {
    ...browser,
    title: 'Second tries, alone',
    command: [bin('playwright'), ...argumentsToRepeat(flaky, isSerial)],
    env: { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('again') },
    // They are counted already, and so are their neighbours.
    result: () => ({ passed: 0, failed: playwrightResult(read('again')).failed.filter((name) => names.has(name)), skipped: 0, flaky: [] }),
  }
}

/** Whether the tests of a file build on each other. */
function isSerial(file) {
  return /\.serial\(|mode: 'serial'/.test(readFileSync(path.join(root, 'e2e', file), 'utf8'))
}

/** Builds the site, and lets browsers look at it. */
async function siteInBrowser() {
  const prepared = await Promise.all([run(build), run(demoSite)])
  return [...prepared, await runIfBuilt(browser, prepared)]
}

async function runIfBuilt(step, outcomes) {
  const isBuilt = [build, demoSite].every(({ title }) => outcomes.some((outcome) => outcome.title === title && outcome.code === 0))
  return isBuilt ? run(step) : failure(step, 0)
}

/** Whichever lane is done first takes what is left to check. */
async function thenChecks(before = []) {
  return [...before, ...(await inTurn(checks))]
}

async function inTurn(waiting) {
  const ended = []
  for (let step = waiting.shift(); step; step = waiting.shift()) ended.push(await (step.readsFilesOnly ? runIfChanged(step) : run(step)))
  return ended
}

/** A step that was good with the same files is good still. */
async function runIfChanged(step) {
  const { title } = step
  if (steps.wasGood(title, files)) return { ...outcome({ title, code: 0, seconds: 0 }), isKnown: true }
  const ended = await run(step)
  // Files edited during the run have not been checked.
  if (ended.code === 0 && projectHash(root) === files) steps.note(title, files)
  else steps.forget(title)
  return ended
}

/** Runs a step that asks once for a quiet machine, since it measures how long somebody waits. */
function runUntilQuiet(step) {
  let goOn = () => {}
  let pauseLane
  let pausedSeconds = 0
  const isPaused = new Promise((resolve) => (pauseLane = resolve))
  const onStart = (child) =>
    child.once('message', () => {
      const since = performance.now()
      goOn = () => {
        pausedSeconds = (performance.now() - since) / 1000
        child.send('quiet')
      }
      pauseLane()
    })
  const end = run({ ...step, onStart }).then((ended) => ({ ...ended, seconds: ended.seconds - pausedSeconds }))
  return { end, pause: Promise.race([isPaused, end.then(() => {})]), goOn: () => goOn() }
}

/** Runs a step; all but the live one print everything when they have ended. */
function run({ title, command: [command, ...args], env = {}, isLive = false, onStart, result }) {
  const start = performance.now()
  const printed = []
  if (isLive) console.log(`\n— ${title}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe', ...(onStart ? ['ipc'] : [])],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    running.add(child)
    onStart?.(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
    const end = (code) => {
      if (!running.delete(child)) return
      const seconds = (performance.now() - start) / 1000
      if (!isLive) console.log(`\n— ${title}\n${Buffer.concat(printed).toString()}`)
      resolve(outcome({ title, code: code ?? 1, seconds, result }))
    }
    child.once('error', () => end(1))
    child.once('close', end)
  })
}

function outcome({ title, code, seconds, result }) {
  try {
    const { failed, ...counts } = result?.() ?? { passed: 0, failed: [], skipped: 0, flaky: [] }
    const isUnnamed = code !== 0 && failed.length === 0
    return { title, code, seconds, ...counts, failed: isUnnamed ? [title] : failed }
  } catch {
    return failure({ title }, seconds)
  }
}

/** A step without a report counts as one that failed. */
function failure({ title }, seconds) {
  return { title, code: 1, seconds, passed: 0, failed: [title], skipped: 0, flaky: [] }
}

function read(name) {
  return JSON.parse(readFileSync(report(name), 'utf8'))
}

function summarize(outcomes) {
  console.log('')
  for (const { title, seconds, passed, failed, skipped, isKnown } of outcomes) {
    const verdict = failed.length > 0 ? 'failed' : isKnown ? 'good, no file has changed since' : 'good'
    const counts = passed + skipped > 0 ? `${passed} passed, ${failed.length} failed, ${skipped} skipped` : verdict
    console.log(`${title.padEnd(20)} ${seconds.toFixed(0).padStart(4)} s  ${counts}`)
  }
  console.log(`${'Everything'.padEnd(20)} ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s`)
  for (const name of outcomes.flatMap(({ failed }) => failed)) console.log(`FAILED: ${name}`)
  for (const { name } of uncertain) console.log(`PASSED ONLY AT THE SECOND TRY: ${name}`)
  const total = (of) => outcomes.reduce((sum, result) => sum + of(result), 0)
  const failed = total((result) => result.failed.length)
  console.log(`\n${total(({ passed }) => passed)} passed, ${failed} failed, ${total(({ skipped }) => skipped)} skipped`)
  stop(failed === 0 ? 0 : 1)
}
