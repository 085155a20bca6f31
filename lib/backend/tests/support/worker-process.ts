import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleOf } from './bundle'

const MOVED_CLOCK = pathToFileURL(path.resolve('lib/backend/tests/support/moved-clock.mjs')).href

/** A worker as the server starts it, in a process of its own. */
export interface WorkerProcess {
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Lets it finish. @returns its exit code */
  stop: () => Promise<number | null>
}

/**
 * Starts a worker with the settings of this process.
 *
 * @param clock what its clock shows when it starts; else the present time
 */
export function startWorkerProcess(clock?: string): WorkerProcess {
  const child = fork(bundleOf('scripts/server/process/worker-process'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(clock && { execArgv: ['--import', MOVED_CLOCK], env: { ...process.env, TEST_CLOCK: clock } }),
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }
    return child.exitCode
  }
  return { kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}
