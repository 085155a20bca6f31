import { fork } from 'node:child_process'
import { bundleOf } from './bundle'
import { TEST_SETTINGS } from './settings'

/** Prepares a database as a start of the site does, in a process of its own. @throws with what it printed */
export function prepareDatabase(settings: Record<string, string>): Promise<void> {
  const { PATH, HOME, NODE_OPTIONS } = process.env
  const child = fork(bundleOf('scripts/server/process/prepare'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, NODE_OPTIONS, NODE_ENV: 'production', ...TEST_SETTINGS, DEMO_CONTENT: 'off', ...settings },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The database could not be made ready: ${printed}`))))
  })
}
