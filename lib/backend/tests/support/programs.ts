import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { TEST_SETTINGS } from './settings'

type Settings = Record<string, string | undefined>

/** A program of the site in a process of its own. */
export interface Program {
  child: ChildProcess
  /** All that it has printed so far. */
  printed: () => string
  /** Ends it in the middle of whatever it does, or lets it finish with SIGTERM. @returns its exit code */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

const MOVED_CLOCK = pathToFileURL(path.resolve('lib/backend/tests/support/moved-clock.mjs')).href

/** Starts the bundle of a source, which is named without its ending, with these settings alone. */
export function startProgram(source: string, settings: Settings, args: readonly string[] = [], options: ForkOptions = {}): Program {
  const { PATH, HOME, NODE_OPTIONS, TEST_BUNDLE = '' } = process.env
  const child = fork(path.join(TEST_BUNDLE, `${source}.mjs`), args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: { PATH, HOME, NODE_OPTIONS, NODE_ENV: 'production', ...settings },
    ...options,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const closed = once(child, 'close')
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    await closed
    return child.exitCode
  }
  return { child, printed: () => printed, end }
}

/** Runs the script of a command to its end. @returns with what it sent to its parent */
export async function runScript(source: string, args: readonly string[], settings: Settings): Promise<{ code: number | null; printed: string; message?: unknown }> {
  const { child, printed } = startProgram(source, { ...TEST_SETTINGS, ...settings }, args)
  let message: unknown
  child.once('message', (sent) => (message = sent))
  await once(child, 'close')
  return { code: child.exitCode, printed: printed(), message }
}

/** Prepares a database as a start of the site does. @throws with what it printed */
export async function prepareDatabase(settings: Settings): Promise<void> {
  const { code, printed } = await runScript('lib/backend/prepare-process', [], { DEMO_CONTENT: 'off', ...settings })
  if (code !== 0) throw new Error(`The database could not be made ready: ${printed}`)
}

/** Makes a site with the demo content on SQLite, whatever database the tests run on. */
export async function createSqliteSite(): Promise<Record<'DATABASE_URL' | 'DATA_DIR', string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'))
  const settings = { DATABASE_URL: `file:${path.join(folder, 'site.db')}`, DATA_DIR: folder }
  const { code, printed } = await runScript('lib/backend/tests/support/make-template', [], { ...settings, DEMO_CONTENT: 'on' })
  if (code !== 0) throw new Error(`The site could not be made: ${printed}`)
  return settings
}

/**
 * Starts a worker as the server does, with the settings of this process.
 *
 * @param clock what its clock shows when it starts; else the present time
 */
export function startWorkerProcess(clock?: string): Program {
  const execArgv = clock ? ['--import', MOVED_CLOCK] : []
  return startProgram('lib/backend/worker-process', { ...process.env, TEST_CLOCK: clock }, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv })
}
