// Starts a server program on a free port of this machine, and ends it with the process that started it.
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const START_MILLISECONDS = 30_000

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export async function freePort() {
  const probe = createServer()
  await new Promise((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * @param {string} binary
 * @param {string[]} args
 * @param {{ isReady: () => boolean | Promise<boolean> } & import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startServer(binary, args, { isReady, ...options }) {
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  let printed = ''
  child.stderr?.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-4000)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill()
  process.once('exit', kill)
  const stop = async (signal = 'SIGTERM') => {
    process.off('exit', kill)
    child.kill(signal)
    await ended
  }
  for (const end = Date.now() + START_MILLISECONDS; !(await isReady()); await sleep(20)) {
    if (Date.now() < end && child.exitCode === null) continue
    await stop('SIGKILL')
    throw new Error(`${binary} did not start: ${printed}`)
  }
  return { child, stop }
}

/** Whether somebody listens on a port of this machine. */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
