// Starts a Redis or Valkey server of its own, with nothing on the disk, from the binaries of this machine.
import { findProgram } from './debian.mjs'
import { freePort, isListening, startServer } from './local-server.mjs'

const findRedis = () => findProgram(['valkey-server', 'redis-server'], 'redis-server')

/** Finds a server or installs one. @returns {boolean} whether there is one; says what is not tested where there is none */
export function hasRedis() {
  if (findRedis()) return true
  process.stderr.write('\nNOT TESTED WITH A SHARED CACHE: there is neither Valkey nor Redis on this machine, and none could be installed.\n')
  return false
}

/**
 * @param {number} [port] a free one by default
 * @returns {Promise<{ url: string, port: number, pause: () => void, resume: () => void, stop: () => Promise<void> }>}
 */
export async function startRedis(port) {
  const chosen = port ?? (await freePort())
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
  const { child, stop } = await startServer(findRedis(), args, { isReady: () => isListening(chosen) })
  const signal = (name) => () => void child.kill(name)
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, pause: signal('SIGSTOP'), resume: signal('SIGCONT'), stop: () => stop('SIGKILL') }
}
