// What commands beside the server have in common.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleAll } from './bundle.mjs'
import { BUNDLED, bundled } from './bundled.mjs'
import { ensureInstalled } from './install.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Reads the command line, or ends with how to call the command. */
export function readOrUsage(read, usage) {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`)
    process.exit(1)
  }
}

/** A file as whoever called the command names it: npm runs it in the folder of the project. */
export const fileArgument = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** Installs what is missing, unless there is nothing to install by, and reads the settings as the server does. */
export async function enterProject() {
  if (existsSync(path.join(ROOT, 'package-lock.json'))) await ensureInstalled(ROOT)
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Bundles unless the build did: a server that runs may be about to load them. */
export async function ensureBundled() {
  if (!BUNDLED.every((source) => existsSync(bundled(source)))) await bundleAll()
}

/**
 * Runs a script of ours to its end, and takes it along when this process is told to stop. Ends this process when it fails.
 *
 * @returns what it sent, if anything
 */
export async function runBundled(source, args = [], settings = {}) {
  const child = fork(bundled(source), args, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...settings } })
  const stop = (signal) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  let answer
  child.once('message', (message) => (answer = message))
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0) process.exit(code ?? 1)
  return answer
}
