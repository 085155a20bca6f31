// The one command that tests the site: installs, checks, builds, runs every test, and counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { followParent } from './follow-parent.mjs'
import { ensureInstalled } from './install.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const bin = (name) => path.join(root, 'node_modules/.bin', name)
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

/** Runs a command; one that runs beside others says everything when it has ended. */
function step(title, command, args, { env = {}, isBeside = false } = {}) {
  const said = []
  const heading = `\n— ${title}`
  if (!isBeside) console.log(heading)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    const end = (code) => {
      running.delete(child)
      if (isBeside) console.log(`${heading}\n${Buffer.concat(said).toString()}`)
      resolve(code ?? 1)
    }
    child.once('error', () => end(1))
    child.once('close', end)
  })
}

function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), 'utf8'))
  } catch {
    return null
  }
}

await ensureInstalled(root)
const chromium = findChromium()
const lint = step('Lint', 'npm', ['run', '--silent', 'lint'], { isBeside: true })
const checks = [
  await step('Types', 'npm', ['run', '--silent', 'types']),
  await step('Unit tests', bin('jest'), ['--json', `--outputFile=${path.join(reports, 'unit.json')}`]),
  await lint,
]
await ensureBuilt(root)
checks.push(
  await step('End-to-end tests', bin('playwright'), ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json') },
  }),
)

const unit = report('unit.json')
const e2e = report('e2e.json')?.stats
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0)
const failed = (unit?.numFailedTests ?? 1) + (unit?.numRuntimeErrorTestSuites ?? 0) + (e2e?.unexpected ?? 1)
if (e2e?.flaky) console.log(`\n${e2e.flaky} of the tests in the browser passed only at the second try, see above.`)
if (checks[0] || checks[2]) console.log('\nLint or types failed, see above.')
console.log(`\n${passed} passed, ${failed} failed`)
stop(checks.every((code) => code === 0) && failed === 0 ? 0 : 1)
