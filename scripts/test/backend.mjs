// `npm run backend -- [sqlite|postgres] [quick|thorough] [part of a file's name …]`: runs the tests of the backend in process, each
// file on a copy of a database that is made once, on SQLite and on Postgres side by side.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundle } from '../build/bundle.mjs'
import { BUNDLED } from '../build/bundled.mjs'
import { followParent } from '../process/follow-parent.mjs'
import { ensureInstalled } from '../install/install.mjs'
import { dataRoot } from './data-root.mjs'
import { startPostgres } from './postgres.mjs'
import { sourcePlaces } from './source-places.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BACKEND = 'lib/backend'
const ENDING = '.db-test.ts'
const TEMPLATE = `${BACKEND}/tests/support/make-template.ts`
const RUN_FILES = `${BACKEND}/tests/support/run-files.ts`
/** Programs that tests start as processes of their own. */
const PROCESSES = [`${BACKEND}/tests/support/backend-process-main.ts`, ...BUNDLED]
const CONTENTS = ['empty', 'demo']
/** Tests that send hundreds of requests, start and kill processes, or wait for real time: left out of `quick`. */
const LONG = /^tests\/(announcements|backup|failing-emails|guest-imports|guests|instances|limits|many-rows|migrations|move-to-postgres|pictures|processes|random-requests|reminders|seats|sessions|simultaneous|waiting-list|workers)\./
/** Tests that measure waiting times: after everything else, one database after the other. */
const ALONE = /^tests\/(instances|many-rows)\./
/** For a whole file: the longest takes a third of it on a busy machine. */
const TIMEOUT_MILLISECONDS = 300_000
const PRINTING_MILLISECONDS = 20
/** More than a busy machine makes fail. */
const MAX_SECOND_TRIES = 3

await ensureInstalled(ROOT)
const folder = mkdtempSync(path.join(dataRoot(), 'backend-tests-'))
const caches = path.join(ROOT, 'node_modules/.cache')
mkdirSync(caches, { recursive: true })
const bundled = mkdtempSync(path.join(caches, 'backend-tests-'))
const bundleOf = (source) => path.join(bundled, source.replace(/\.ts$/, '.mjs'))
const { PATH, HOME } = process.env
const CHEAP_PASSWORDS = `--import ${path.join(import.meta.dirname, 'cheap-password-hashes.mjs')}`
/** In megabytes: most objects of a test live shortly. */
const LARGE_NURSERY = '--max-semi-space-size=64'
const OPTIONS = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH, HOME, TMPDIR: dataRoot(), NODE_ENV: 'production', NODE_OPTIONS: `${LARGE_NURSERY} ${CHEAP_PASSWORDS}`, TEST_BUNDLE: bundled } }
const running = new Set()
let postgres = null
followParent(() => void stop(1))
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.once(signal, () => void stop(code))

const words = process.argv.slice(2)
const chosen = ['sqlite', 'postgres'].filter((name) => words.includes(name))
const databases = chosen.length > 0 ? chosen : ['sqlite', 'postgres']
const isQuick = words.includes('quick')
// As many emails, guests and random requests as there may be one day, instead of as many as show the rule.
const amounts = words.includes('thorough') ? 'many' : process.env.TEST_AMOUNTS
if (amounts) OPTIONS.env.TEST_AMOUNTS = amounts
const parts = words.filter((word) => ![...chosen, 'quick', 'thorough'].includes(word))
const files = readdirSync(path.join(ROOT, BACKEND), { recursive: true })
  .filter((name) => name.endsWith(ENDING) && (parts.length === 0 || parts.some((part) => name.includes(part))))
  .filter((name) => !isQuick || !LONG.test(name))
  .map((name) => path.join(BACKEND, name))
  .sort()

try {
  await bundle(bundled, [...files, TEMPLATE, RUN_FILES, ...PROCESSES], { hasPackages: true })
  const environments = await Promise.all(databases.map(prepare))
  const report = Object.fromEntries(databases.map((database) => [database, { passed: [], failed: [], skipped: [], flaky: [] }]))
  const isAlone = (file) => ALONE.test(path.relative(BACKEND, file))
  const besides = files.filter((file) => !isAlone(file))
  await Promise.all(databases.map((database, index) => testFiles(database, besides, environments[index], report[database])))
  await untilQuiet()
  for (const [index, database] of databases.entries()) {
    await testFiles(database, files.filter(isAlone), environments[index], report[database])
    await tryAgain(database, environments[index], report[database])
  }
  for (const [database, { passed, failed, skipped, flaky }] of Object.entries(report)) {
    const uncertain = flaky.map((name) => `only at the second try: ${name}`)
    console.log([`\nOn ${database}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`, ...failed, ...uncertain].join('\n'))
  }
  // For scripts/test.mjs, which counts.
  if (process.env.BACKEND_REPORT) writeFileSync(process.env.BACKEND_REPORT, JSON.stringify(report))
  await stop(Object.values(report).every(({ failed }) => failed.length === 0) ? 0 : 1)
} catch (error) {
  console.error(error)
  await stop(1)
}

/** Waits until the parent process reports that nothing else is running. */
async function untilQuiet() {
  if (!process.send || !files.some((file) => ALONE.test(path.relative(BACKEND, file)))) return
  process.send('waits for a quiet machine')
  await once(process, 'message')
}

/** Makes the template of a database for tests. @returns their environment; null where there is no such database */
async function prepare(database) {
  const templates = path.join(folder, database)
  const env = { TEST_TEMPLATES: folder }
  if (database === 'postgres') {
    postgres = await startPostgres()
    if (!postgres) {
      console.error('\nBACKEND ON POSTGRES NOT TESTED: there is no Postgres on this machine, and it could not be installed.')
      return null
    }
    Object.assign(env, { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin, TEST_POSTGRES_COPYING: postgres.copying })
  }
  for (const content of CONTENTS) mkdirSync(path.join(templates, content), { recursive: true })
  await Promise.all(CONTENTS.map((content) => makeTemplate(database, content, path.join(templates, content))))
  return env
}

/** One file after the other: those that open a site without settings of its own share a process, which loads the backend once. */
async function testFiles(database, chosen, env, counted) {
  if (!env) return void counted.skipped.push(...chosen)
  let runner = startRunner(env)
  for (const file of chosen.toSorted((one, other) => hasOwnProcess(one) - hasOwnProcess(other))) {
    if (hasOwnProcess(file) || !runner.isRunning()) {
      await runner.end()
      runner = startRunner(env)
    }
    const { results, output } = await runner.test(file)
    console.log(`\n${file} on ${database}\n${readable(output)}`)
    for (const { name, outcome } of results) counted[outcome].push(`${file} › ${name}`)
  }
  await runner.end()
}

/** Nothing else is running now: a test that passes this time failed for lack of time, and is reported so. */
async function tryAgain(database, env, counted) {
  const { failed } = counted
  const isOf = (file) => (name) => name.startsWith(`${file} › `)
  const again = files.filter((file) => failed.some(isOf(file)))
  if (again.length === 0 || again.length > MAX_SECOND_TRIES) return
  const second = { passed: [], failed: [], skipped: [] }
  await testFiles(database, again, env, second)
  for (const [outcome, names] of Object.entries(second)) {
    counted[outcome] = [...counted[outcome].filter((name) => !again.some((file) => isOf(file)(name))), ...names]
  }
  counted.flaky = failed.filter((name) => !counted.failed.includes(name))
}

function hasOwnProcess(file) {
  const [, options] = /await openSite\(([^)]*)\)/.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? []
  return options === undefined || /\b(settings|isLast)\b/.test(options)
}

/** A process that runs the tests of one file after the other. */
function startRunner(env) {
  const child = fork(bundleOf(RUN_FILES), { ...OPTIONS, stdio: [...OPTIONS.stdio, 'ipc'], env: { ...OPTIONS.env, ...env } })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  running.add(child)
  let isRunning = true
  const end = new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      isRunning = false
      resolve(code)
    })
  })
  return {
    isRunning: () => isRunning,
    test: async (file) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MILLISECONDS)
      const results = new Promise((resolve) => child.once('message', resolve))
      child.send(bundleOf(file), () => undefined)
      const outcome = await Promise.race([results, end.then((code) => [{ name: `its process ended with ${code ?? 'a signal, or took too long'}`, outcome: 'failed' }])])
      clearTimeout(timer)
      // Its output comes by another channel.
      await sleep(PRINTING_MILLISECONDS)
      return { results: outcome, output: Buffer.concat(printed.splice(0)).toString() }
    },
    /** Connections that the drivers leave open would keep it. */
    end: () => {
      child.kill('SIGTERM')
      return end
    },
  }
}

function readable(output) {
  return sourcePlaces(bundled, ROOT)(output).replaceAll(bundled, '').replaceAll('.db-test.mjs', ENDING)
}

/** Migrates a database, and fills it with the demo content where it is to have some. */
async function makeTemplate(database, content, dataDir) {
  const url = database === 'postgres' ? `${postgres.url}/site_${content}` : `file:${path.join(dataDir, 'site.db')}`
  if (database === 'postgres') {
    const { port } = new URL(postgres.url)
    await run(['-h', '127.0.0.1', '-p', port, '-U', 'postgres', `site_${content}`], {}, path.join(postgres.bin, 'createdb'))
  }
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO_CONTENT: content === 'demo' ? 'on' : 'off' }
  const { code, output } = await run([bundleOf(TEMPLATE)], settings)
  if (code !== 0) throw new Error(`The ${content} ${database} database could not be made (exit code ${code}):\n${readable(output)}`)
}

function run(args, env, command = process.execPath) {
  return ended(spawn(command, args, { ...OPTIONS, env: { ...OPTIONS.env, ...env } }))
}

function ended(child) {
  running.add(child)
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, output: Buffer.concat(printed).toString() })
    })
  })
}

async function stop(code) {
  for (const child of running) child.kill('SIGTERM')
  await postgres?.stop()
  rmSync(bundled, { recursive: true, force: true, maxRetries: 5 })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
