// `npm run backend -- [sqlite|postgres] [part of a file's name …]`: runs the tests of the backend in process, each
// file on a copy of a database that is made once, on SQLite and on Postgres side by side.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { followParent } from '../follow-parent.mjs'
import { ensureInstalled } from '../install.mjs'
import { startPostgres } from './postgres.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BACKEND = 'lib/backend'
const SUPPORT = path.join(ROOT, BACKEND, 'tests/support')
const ENDING = '.db-test.ts'
const CONTENTS = ['empty', 'demo']
// Processes that write the cache of tsx at the same time have been seen to wait for a module for good.
const NO_CACHE = { TSX_DISABLE_CACHE: '1' }
/** How Node ends where modules never finish loading. */
const UNSETTLED = 13
/** For a whole file: the longest takes a third of it on a busy machine. */
const TIMEOUT_MILLISECONDS = 150_000

await ensureInstalled(ROOT)
const folder = mkdtempSync(path.join(tmpdir(), 'backend-tests-'))
const running = new Set()
let postgres = null
followParent(() => void stop(1))
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.once(signal, () => void stop(code))

const words = process.argv.slice(2)
const chosen = ['sqlite', 'postgres'].filter((name) => words.includes(name))
const databases = chosen.length > 0 ? chosen : ['sqlite', 'postgres']
const parts = words.filter((word) => !chosen.includes(word))
const files = readdirSync(path.join(ROOT, BACKEND), { recursive: true })
  .filter((name) => name.endsWith(ENDING) && (parts.length === 0 || parts.some((part) => name.includes(part))))
  .map((name) => path.join(BACKEND, name))
  .sort()

try {
  const reports = await Promise.all(databases.map(testOn))
  // For scripts/test.mjs, which counts.
  if (process.env.BACKEND_REPORT) writeFileSync(process.env.BACKEND_REPORT, JSON.stringify(Object.assign({}, ...reports)))
  await stop(reports.flatMap(Object.values).every(({ failed }) => failed.length === 0) ? 0 : 1)
} catch (error) {
  console.error(error)
  await stop(1)
}

async function testOn(database) {
  const templates = path.join(folder, database)
  const env = { TEST_TEMPLATES: folder }
  if (database === 'postgres') {
    postgres = await startPostgres()
    if (!postgres) return skipAll()
    Object.assign(env, { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin })
  }
  for (const content of CONTENTS) mkdirSync(path.join(templates, content), { recursive: true })
  await Promise.all(CONTENTS.map((content) => makeTemplate(database, content, path.join(templates, content))))
  const report = await testFiles(database, files, env)
  // Node 20 can stop for good while a file and its loader load modules: nothing of the file has run then.
  const stuck = files.filter((file) => report.failed.some((name) => name.endsWith(` › ${path.join(ROOT, file)}`)))
  if (stuck.length === 0) return { [database]: report }
  const { passed, failed, skipped } = await testFiles(database, stuck, env)
  const isStuck = (name) => stuck.some((file) => name.startsWith(path.join(ROOT, file)))
  return {
    [database]: {
      passed: [...report.passed.filter((name) => !isStuck(name)), ...passed],
      failed: [...report.failed.filter((name) => !isStuck(name)), ...failed],
      skipped: [...report.skipped.filter((name) => !isStuck(name)), ...skipped],
      flaky: stuck.map((file) => `${file} on ${database}`),
    },
  }
}

async function testFiles(database, some, env) {
  const report = path.join(folder, `${database}.json`)
  const reporters = ['spec', path.join(import.meta.dirname, 'count-reporter.mjs')]
  const { output } = await run(
    [
      '--import=tsx',
      '--test',
      '--test-concurrency=1',
      `--test-timeout=${TIMEOUT_MILLISECONDS}`,
      ...reporters.map((reporter) => `--test-reporter=${reporter}`),
      '--test-reporter-destination=stdout',
      `--test-reporter-destination=${report}`,
      ...some,
    ],
    env,
  )
  console.log(`\nBackend on ${database}\n${output}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** Migrates a database, and fills it with the demo content where it is to have some. */
async function makeTemplate(database, content, dataDir) {
  const url = database === 'postgres' ? `${postgres.url}/site_${content}` : `file:${path.join(dataDir, 'site.db')}`
  if (database === 'postgres') {
    const { port } = new URL(postgres.url)
    await run(['-h', '127.0.0.1', '-p', port, '-U', 'postgres', `site_${content}`], {}, path.join(postgres.bin, 'createdb'))
  }
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO_CONTENT: content === 'demo' ? 'on' : 'off' }
  const make = () => run(['--import=tsx', path.join(SUPPORT, 'make-template.ts')], settings)
  let { code, output } = await make()
  if (code === UNSETTLED) ({ code, output } = await make())
  if (code !== 0) throw new Error(`The ${content} ${database} database could not be made:\n${output}`)
}

function skipAll() {
  console.error('\nBACKEND ON POSTGRES NOT TESTED: there is no Postgres on this machine, and it could not be installed.')
  return { postgres: { passed: [], failed: [], skipped: files } }
}

function run(args, env, command = process.execPath) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, HOME: process.env.HOME, ...NO_CACHE, ...env } })
    running.add(child)
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, output: Buffer.concat(printed).toString() })
    })
  })
}

async function stop(code) {
  for (const child of running) child.kill('SIGTERM')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
