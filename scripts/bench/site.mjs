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
// In the shell or an .env file these would point the measurement at real data; an empty value keeps Next from reading the file.
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
 * @param {(stop: () => Promise<void>) => void} options.onStop receives, before anything is created, how to remove it again
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
  // Rendered pages belong to another server's run, and SQLite makes the shared memory file anew.
  const isWanted = (source) => path.relative(dataDir, source) !== 'cache' && !source.endsWith('-shm')
  if (dataDir) await cp(dataDir, folder, { recursive: true, filter: isWanted })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  child = fork(path.join(root, 'scripts/serve.mjs'), {
    cwd: root,
    execArgv: scripts.serve.match(/--max-\S+/g) ?? [],
    silent: true,
    env: environmentOf(folder, { HOST: '127.0.0.1', PORT: String(port), SITE_URL: origin, RATE_LIMIT: 'off', SHUTDOWN_SECONDS: '0', ...settings }),
  })
  onStart?.(child)
  await untilAnswering(child, origin)
  return origin
}

/** The environment of a process that works on one data folder and on nothing else. */
export function environmentOf(dataDir, settings = {}) {
  return { ...process.env, ...Object.fromEntries(UNSET.map((name) => [name, ''])), DATA_DIR: dataDir, ...settings }
}

async function untilAnswering(child, origin) {
  let log = ''
  // Both streams must be read to the end: a full pipe would hold the server up while it is being measured.
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log = (log + text).slice(-LOG_CHARACTERS)))
  for (const deadline = Date.now() + START_MILLISECONDS; Date.now() < deadline && !hasEnded(child); await sleep(200)) {
    // Until it listens, requests are refused.
    const answer = await fetch(`${origin}/api/events`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`The site ended, or did not answer within ${START_MILLISECONDS / 1000} s:\n${log.trim()}`)
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
