// Runs the built site for one measurement: own port, own copy of the data, gone without a trace afterwards.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../test/local-server.mjs'

const START_MILLISECONDS = 180_000
const STOP_MILLISECONDS = 8000
const LOG_CHARACTERS = 4000
// Set in the shell or in an .env file these would point the measurement at real data or another backend;
// an empty value counts as unset and keeps Next from reading it from a file.
const UNSET = [
  'API_BASE_URL', 'RESOURCE_BASE_URL', 'DATABASE_URL', 'AUTH_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD',
  'SMTP_URL', 'MAIL_FROM', 'CORS_ORIGINS', 'TRUST_PROXY', 'DEMO_CONTENT',
]

/**
 * Starts the site on a free port of 127.0.0.1 with a temporary data folder, and waits until it answers.
 *
 * @param {object} options
 * @param {string} options.root folder of the project
 * @param {string} [options.dataDir] data folder to start from; it is copied, never written to
 * @param {Record<string, string>} [options.settings] settings besides those that every measurement has
 * @param {(stop: () => Promise<void>) => void} options.onStop receives, before anything is created, how to
 *   stop the site and remove its folder again; safe to call at any moment
 * @param {(server: import('node:child_process').ChildProcess) => void} [options.onStart] receives the server
 * @returns {Promise<string>} origin of the running site
 */
export async function startSite({ root, dataDir, settings = {}, onStop, onStart }) {
  let folder, child
  onStop(async () => {
    if (child) await stopChild(child)
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'))
  if (dataDir) await copyData(dataDir, folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  child = fork(path.join(root, 'scripts/server/main.mjs'), {
    cwd: root,
    execArgv: heapFlags(root),
    silent: true,
    env: environmentOf(folder, { HOST: '127.0.0.1', PORT: String(port), SITE_URL: origin, RATE_LIMIT: 'off', SHUTDOWN_SECONDS: '0', ...settings }),
  })
  onStart?.(child)
  await untilAnswering(child, origin)
  return origin
}

/** The limits of memory that `npm run serve` gives the server. */
function heapFlags(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return scripts.serve.match(/--max-\S+/g) ?? []
}

/**
 * The environment of a process that works on a data folder of a measurement, and on nothing else.
 *
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 */
export function environmentOf(dataDir, settings = {}) {
  return { ...process.env, ...Object.fromEntries(UNSET.map((name) => [name, ''])), DATA_DIR: dataDir, ...settings }
}

async function copyData(from, to) {
  // Rendered pages belong to another server's run, and SQLite makes the shared memory file anew.
  const isWanted = (source) => path.relative(from, source) !== 'cache' && !source.endsWith('-shm')
  await cp(from, to, { recursive: true, filter: isWanted })
}

async function untilAnswering(child, origin) {
  let log = ''
  // Both streams must be read to the end: a full pipe would hold the server up while it is being measured.
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (log = (log + text).slice(-LOG_CHARACTERS)))
  }
  const deadline = Date.now() + START_MILLISECONDS
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The site ended while starting:\n${log.trim()}`)
    try {
      const { ok } = await fetch(`${origin}/api/events`, { signal: AbortSignal.timeout(5000) })
      if (ok) return
    } catch {
      // Not listening yet.
    }
    await sleep(200)
  }
  throw new Error(`The site did not answer within ${START_MILLISECONDS / 1000} s:\n${log.trim()}`)
}

async function stopChild(child) {
  if (hasEnded(child)) return
  // A signal rather than a closed channel: it also ends a preparation that is still writing to the folder.
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS)
  await once(child, 'exit')
  clearTimeout(timer)
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null
}
