import { fork, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataRoot } from '../../scripts/test/data-root.mjs'
import { ADMIN } from '../../scripts/test/demo-site.mjs'
import { freePort } from '../../scripts/test/local-server.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Hashing a password well takes longer than most of what a test does. */
const CHEAP_PASSWORDS = `--import ${pathToFileURL(path.join(ROOT, 'scripts/test/cheap-password-hashes.mjs')).href}`
export const START_MILLISECONDS = 240_000
/** How many characters of what a site printed are shown after a failure. */
const LAST_WORDS = 6000

/** The account that every server of the tests is started with, and a port for one. */
export { ADMIN, freePort }

export interface Site {
  url: string
  port: number
  dataDir: string
  output: () => string
  /** Also removes the data folder unless told otherwise. */
  stop: (options?: { preserveData?: boolean }) => Promise<void>
  kill: () => void
}

interface SiteOptions {
  /** Settings on top of those that every test server has. */
  settings?: Record<string, string>
  /** A data folder to begin with a copy of. */
  copyOf?: string
  /** A data folder to use as it is. */
  dataDir?: string
  port?: number
  /** It prints lines for programs alone: whether it listens is asked. */
  isSilent?: boolean
  /** Where it is started, when that is not the project. */
  root?: string
}

/** The sites that run for the tests of this worker. */
const running = new Set<Site>()

/** What the running sites printed last, shown after a failure. */
export function lastWords(): string {
  return [...running].map((site) => `--- ${site.url} printed:\n${withoutFiles(site.output()).slice(-LAST_WORDS)}`).join('\n')
}

/** What a page loads is most of the log, and says nothing of what went wrong. */
function withoutFiles(output: string): string {
  return output.replace(/^.*"route":"\/_next\/static\/.*"status":[23].*\n/gm, '')
}

/** Starts the built site and waits until it listens, or a worker and waits until it works. */
export async function startSite({ settings = {}, copyOf, dataDir, port, root, isSilent = false }: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(path.join(dataRoot(), 'site-')))
  if (copyOf) await cp(copyOf, folder, { recursive: true })
  const chosen = port ?? (await freePort())
  const child = launch({ PORT: String(chosen), DATA_DIR: folder, ...settings }, root)
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const served = isSilent ? /"msg":"serving"/ : /^ {2}Site /m
  await listening(child, () => printed, settings.ROLE === 'worker' ? /Worker is running/ : served)
  const site: Site = {
    url: `http://localhost:${chosen}`,
    port: chosen,
    dataDir: folder,
    output: () => printed,
    stop: async ({ preserveData = false } = {}) => {
      running.delete(site)
      await ended(child)
      if (!preserveData) await rm(folder, { recursive: true, force: true })
    },
    kill: () => child.kill('SIGKILL'),
  }
  running.add(site)
  return site
}

/** Starts the site with settings that must stop it. @returns its exit code and what it printed */
export async function startAndFail(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const folder = await mkdtemp(path.join(dataRoot(), 'site-'))
  const child = launch({ PORT: String(await freePort()), DATA_DIR: folder, ...settings })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
  return { code, output }
}

function launch(settings: Record<string, string>, root = ROOT): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return fork(path.join(root, 'scripts/serve.mjs'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, NODE_OPTIONS: CHEAP_PASSWORDS, SHUTDOWN_SECONDS: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...settings } as unknown as NodeJS.ProcessEnv,
  })
}

function listening(child: ChildProcess, output: () => string, sign: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The site did not start: ${why}\n${output()}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail('it took too long')
    }, START_MILLISECONDS)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`it ended with ${code}`)
    })
    child.stdout?.on('data', () => {
      if (!sign.test(output())) return
      clearTimeout(timer)
      resolve()
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
