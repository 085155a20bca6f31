// `npm run backend -- [full] [postgres] [part of a file's name …]`: runs the tests of the backend in process, each file on a copy of
// a database that is made once, on SQLite. `full` adds what takes long, and Postgres for files whose first line asks for it.
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../build/bundle.mjs'
import { BUNDLED } from '../build/bundled.mjs'
import { ensureInstalled } from '../install/install.mjs'
import { followParent } from '../process/follow-parent.mjs'
import { dataRoot } from './data-root.mjs'
import { demoSite } from './demo-site.mjs'
import { startPostgres } from './postgres.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BACKEND = 'lib/backend'
const SUPPORT = `${BACKEND}/tests/support`
/** Programs that tests start as processes of their own. */
const PROCESSES = [`${SUPPORT}/make-template.ts`, `${SUPPORT}/run-files.ts`, `${SUPPORT}/backend-process-main.ts`, ...BUNDLED]

const words = process.argv.slice(2)
const isFull = words.includes('full')
const parts = words.filter((word) => !['full', 'postgres', 'thorough'].includes(word))
const databases = isFull ? ['sqlite', 'postgres'] : [words.includes('postgres') ? 'postgres' : 'sqlite']

await ensureInstalled(ROOT)
const folder = mkdtempSync(path.join(dataRoot(), 'backend-tests-'))
mkdirSync(path.join(ROOT, 'node_modules/.cache'), { recursive: true })
const bundled = mkdtempSync(path.join(ROOT, 'node_modules/.cache/backend-tests-'))
const bundleOf = (source) => path.join(bundled, source.replace(/\.ts$/, '.mjs'))
const { PATH, HOME, TEST_AMOUNTS } = process.env
const env = {
  ...{ PATH, HOME, TMPDIR: dataRoot(), NODE_ENV: 'production', TEST_BUNDLE: bundled, TEST_TEMPLATES: folder },
  ...((words.includes('thorough') || TEST_AMOUNTS) && { TEST_AMOUNTS: 'many' }),
  ...((isFull || parts.length > 0) && { TEST_LONG: 'on' }),
  // Most objects of a test live shortly, and what hashes cost by design would be a third of the work.
  NODE_OPTIONS: `--max-semi-space-size=64 --import ${path.join(import.meta.dirname, 'cheap-password-hashes.mjs')}`,
}
/** For a whole file: the longest takes a tenth of it, on a slow machine with much to do a third. */
const TIMEOUT_MILLISECONDS = env.TEST_AMOUNTS ? 6_000_000 : 1_500_000
const running = new Set()
let postgres = null
followParent(() => void stop(1))
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.once(signal, () => void stop(code))

const files = readdirSync(path.join(ROOT, BACKEND), { recursive: true })
  .filter((name) => name.endsWith('.db-test.ts') && (parts.length === 0 || parts.some((part) => name.includes(part))))
  .map((name) => fileOf(path.join(BACKEND, name)))
  .filter(({ isLong }) => isFull || !isLong || parts.length > 0)
  .sort((one, other) => one.hasOwnProcess - other.hasOwnProcess || (one.file < other.file ? -1 : 1))

try {
  await bundle(bundled, [...files.map(({ file }) => file), ...PROCESSES])
  const report = { passed: 0, failed: [], skipped: 0 }
  await Promise.all(databases.map((database) => testOn(database, report)))
  console.log(['', ...report.failed.map((name) => `FAILED: ${name}`), `${report.passed} passed, ${report.failed.length} failed, ${report.skipped} skipped`].join('\n'))
  if (process.env.BACKEND_REPORT) writeFileSync(process.env.BACKEND_REPORT, JSON.stringify(report))
  await stop(report.failed.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error)
  await stop(1)
}

/** What a file says of itself. A file whose site has settings, or that breaks something for good, needs a process of its own. */
function fileOf(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const [, where] = /^\/\/ On Postgres (too|alone): /.exec(text) ?? []
  const [, options] = /await openSite\(([^)]*)\)/.exec(text) ?? []
  return {
    file,
    databases: where === 'alone' ? ['postgres'] : where === 'too' ? ['sqlite', 'postgres'] : ['sqlite'],
    isLong: text.match(/^ *(void )?test\(.*/gm)?.every((line) => /\bLONG/.test(line)),
    hasOwnProcess: options === undefined || /\b(settings|isLast)\b/.test(options),
  }
}

/** One file after the other: those without a process of their own share one, which loads the backend once. */
async function testOn(database, report) {
  const chosen = files.filter((file) => file.databases.includes(database))
  const settings = chosen.length > 0 ? await makeTemplates(database) : null
  if (!settings) return void (report.skipped += chosen.length)
  let runner
  for (const { file, hasOwnProcess } of chosen) {
    if (!runner || hasOwnProcess || runner.child.exitCode !== null || runner.child.signalCode !== null) {
      await runner?.end()
      runner = startRunner(settings)
    }
    const results = await runner.test(file)
    const name = `${file} on ${database}`
    console.log(`\n${name}\n${runner.printed()}`)
    for (const result of results) {
      if (result.outcome === 'failed') report.failed.push(`${name} › ${result.name}`)
      else report[result.outcome] += 1
    }
  }
  await runner?.end()
}

/** A process that runs the tests of one file after the other. */
function startRunner(settings) {
  const child = fork(bundleOf(`${SUPPORT}/run-files.ts`), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...env, ...settings },
    execArgv: ['--enable-source-maps'],
  })
  running.add(child)
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
  const closed = once(child, 'close').finally(() => running.delete(child))
  return {
    child,
    printed: () => Buffer.concat(parts.splice(0)).toString().replaceAll(`${ROOT}/`, ''),
    test: async (file) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MILLISECONDS)
      child.send(bundleOf(file), () => undefined)
      const ended = closed.then(([code]) => [{ name: `its process ended with ${code ?? 'a signal, or took too long'}`, outcome: 'failed' }])
      const results = await Promise.race([once(child, 'message').then(([message]) => message), ended])
      clearTimeout(timer)
      return results
    },
    // Connections that the drivers leave open would keep it.
    end: () => (child.kill(), closed),
  }
}

/** Migrates a database, and fills another with the demo content. @returns their environment; null where there is no such database */
async function makeTemplates(database) {
  const settings = {}
  if (database === 'postgres') {
    postgres = await startPostgres()
    if (!postgres) return void console.error('\nBACKEND ON POSTGRES NOT TESTED: there is no Postgres on this machine, and it could not be installed.')
    Object.assign(settings, { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin, TEST_POSTGRES_COPYING: postgres.copying })
  }
  const make = async (content) => {
    const dataDir = path.join(folder, database, content)
    if (database === 'sqlite' && content === 'demo') return cpSync(await demoSite('plain'), dataDir, { recursive: true })
    mkdirSync(dataDir, { recursive: true })
    const url = postgres && database === 'postgres' ? `${postgres.url}/site_${content}` : `file:${path.join(dataDir, 'site.db')}`
    if (database === 'postgres') await promisify(execFile)(path.join(postgres.bin, 'createdb'), ['-h', '127.0.0.1', '-p', new URL(url).port, '-U', 'postgres', `site_${content}`])
    const options = { cwd: ROOT, env: { ...env, DATABASE_URL: url, DATA_DIR: dataDir, DEMO_CONTENT: content === 'demo' ? 'on' : 'off' } }
    await promisify(execFile)(process.execPath, [bundleOf(`${SUPPORT}/make-template.ts`)], options)
  }
  await Promise.all(['empty', 'demo'].map(make))
  return settings
}

async function stop(code) {
  for (const child of running) child.kill()
  await postgres?.stop()
  for (const made of [bundled, folder]) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
