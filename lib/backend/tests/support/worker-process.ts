import { fork } from 'node:child_process'
import { once } from 'node:events'
import { bundleOf } from './bundle'

/** A worker as the server starts it, in a process of its own. */
export interface WorkerProcess {
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Lets it finish. @returns its exit code */
  stop: () => Promise<number | null>
}

/** Starts a worker with the settings of this process. */
export function startWorkerProcess(): WorkerProcess {
  const child = fork(bundleOf('scripts/server/worker-process'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
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
