import { fork } from 'node:child_process'
import { bundleOf } from './bundle'
import { TEST_SETTINGS } from './settings'

interface Ended {
  code: number | null
  printed: string
  /** What it sent to its parent. */
  message?: unknown
}

/** Runs the script of a command to its end, in a process of its own. */
export function runScript(source: string, args: readonly string[], settings: Record<string, string>): Promise<Ended> {
  const { PATH, HOME, NODE_OPTIONS } = process.env
  const child = fork(bundleOf(source), args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, NODE_OPTIONS, NODE_ENV: 'production', ...TEST_SETTINGS, ...settings },
  })
  let printed = ''
  let message: unknown
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.once('message', (sent) => (message = sent))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed, message })))
}
