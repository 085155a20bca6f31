import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundled } from '../build/bundled.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a script of ours to its end in a process of its own, which leaves no memory behind. Takes it along when this
 * process is told to stop, and ends this process when it fails.
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
