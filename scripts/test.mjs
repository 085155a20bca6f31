// The one command that tests the site: installs, checks, builds, runs the tests and counts them.
// `npm test` is for every day. `npm test -- --full` is everything: both databases, every journey, several servers, what takes
// long. `npm test -- --full --thorough` makes as many emails, guests, pages and odd requests as there may be one day.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './install/install.mjs'
import { followParent } from './process/follow-parent.mjs'
import { findChromium } from './screens/chromium.mjs'
import { findProgram } from './test/debian.mjs'
import { findNginx } from './test/nginx.mjs'
import { findPostgres } from './test/postgres.mjs'
import { hasRedis } from './test/redis.mjs'

const root = path.resolve(import.meta.dirname, '..')
const isFull = process.argv.includes('--full')
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const report = (name) => path.join(reports, `${name}.json`)
const bin = (name) => path.join(root, 'node_modules/.bin', name)
const running = new Set()
const outcomes = []

followParent(() => stop(1))
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.once(signal, () => stop(code))

await ensureInstalled(root)
// One after the other, before steps that run at the same time ask for them.
const chromium = findChromium()
hasRedis()
if (isFull) findPostgres()
if (isFull) findNginx()
if (isFull) for (const [binary, name] of [['firefox-esr', 'firefox-esr'], ['WebKitWebDriver', 'webkit2gtk-driver'], ['Xvfb', 'xvfb']]) findProgram([binary], name)

const build = { title: 'Build', command: ['npm', 'run', '--silent', 'build'] }
const demoSite = { title: 'Demo site', command: [process.execPath, 'scripts/test/demo-site.mjs'] }
const browser = {
  title: 'Browser',
  // In the full run a second try is made, and reported by name.
  command: [bin('playwright'), 'test', '--project=embedded', '--project=remote', ...(isFull ? ['--retries=1'] : ['--grep=@smoke'])],
  // Every day pictures have one size: the site of the backend's tests does.
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'), ...(!isFull && { PLAIN_PICTURES: 'on' }) },
  isLive: true,
  counts: () => browserCounts('browser'),
}
// By themselves at the end: engines that draw in software need a core each.
const engines = {
  title: 'Engines',
  // Beside what the other browser tests left of a failure, not in its place.
  command: [bin('playwright'), 'test', '--project=firefox', '--project=webkit', '--workers=2', '--retries=1', '--output=test-results/engines'],
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('engines') },
  isLive: true,
  counts: () => browserCounts('engines'),
}
const backend = {
  title: 'Backend',
  command: [process.execPath, 'scripts/test/backend.mjs', ...(isFull ? ['full'] : [])],
  env: { BACKEND_REPORT: report('backend') },
  counts: () => ({ ...read('backend'), failed: read('backend').failed.length }),
}
const units = {
  title: 'Unit tests',
  command: [bin('jest'), '--maxWorkers=1', '--json', `--outputFile=${report('units')}`],
  counts: () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = read('units')
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests }
  },
}
const lint = { title: 'Lint', command: ['npm', 'run', '--silent', 'lint'] }
const types = { title: 'Types', command: ['npm', 'run', '--silent', 'types'] }

const began = performance.now()
// Two lanes: each fills the pauses of the other, and takes of the checks when it is done. Types are generated where the build writes.
const checks = [units, lint, types]
const built = Promise.all([run(build), ...(isFull ? [run(demoSite)] : [])])
await Promise.all([built.then((both) => both.every(Boolean) && run(browser)).then(runChecks), run(backend).then(() => built).then(runChecks)])
if (isFull) await run(engines)
summarize()

async function runChecks() {
  for (let step = checks.shift(); step; step = checks.shift()) await run(step)
}

/** Runs a step; all but the live one print everything when they have ended. @returns whether it was good */
function run({ title, command: [command, ...args], env = {}, isLive = false, counts = () => ({}) }) {
  const start = performance.now()
  const printed = []
  if (isLive) console.log(`\n— ${title}`)
  return new Promise((resolve) => {
    // Each step leads a process group of its own, so that nothing it started stays behind.
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.argv.includes('--thorough') && { TEST_AMOUNTS: 'many' }), NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
    child.once('close', (code) => {
      running.delete(child)
      if (!isLive) console.log(`\n— ${title}\n${Buffer.concat(printed).toString()}`)
      outcomes.push({ title, seconds: (performance.now() - start) / 1000, ...counted(code, counts) })
      resolve(code === 0)
    })
  })
}

/** A step that fails without a failed test, or without a report, counts as one. */
function counted(code, counts) {
  const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  try {
    const found = { ...none, ...counts() }
    return { ...found, failed: code === 0 ? found.failed : Math.max(found.failed, 1) }
  } catch {
    return { ...none, failed: 1 }
  }
}

function browserCounts(name) {
  const { stats, errors } = read(name)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, flaky: stats.flaky }
}

function read(name) {
  return JSON.parse(readFileSync(report(name), 'utf8'))
}

function summarize() {
  // A step that could not begin has failed.
  if (!outcomes.some(({ title }) => title === browser.title)) outcomes.push({ title: browser.title, seconds: 0, ...counted(1, () => ({})) })
  console.log('')
  for (const { title, seconds, passed, failed, skipped, flaky } of outcomes) {
    const verdict = passed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped${flaky ? `, ${flaky} only at the second try` : ''}` : failed > 0 ? 'failed' : 'good'
    console.log(`${title.padEnd(12)} ${seconds.toFixed(0).padStart(4)} s  ${verdict}`)
  }
  console.log(`${'Everything'.padEnd(12)} ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s`)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((name) => outcomes.reduce((sum, outcome) => sum + outcome[name], 0))
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  stop(failed === 0 ? 0 : 1)
}

function stop(code) {
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
