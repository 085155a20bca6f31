// Runs a command to its end, and takes it along when this process is told to stop.
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The exit code of the command; 1 when it could not be started or was killed. */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const stop = () => {
      child.kill('SIGTERM')
      process.exit(1)
    }
    for (const signal of SIGNALS) process.once(signal, stop)
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve(code ?? 1)
    }
    child.once('error', () => end(1))
    child.once('exit', end)
  })
}
