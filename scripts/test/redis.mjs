// Starts a Redis or Valkey server of its own, with nothing on the disk, from the binaries of this machine.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { installPackage } from './debian.mjs'
import { freePort } from './free-port.mjs'

const BINARIES = ['valkey-server', 'redis-server']
const PACKAGE = 'redis-server'
const START_MILLISECONDS = 10_000

/** Finds a server or installs one. @returns {boolean} whether there is one; says what is not tested where there is none */
export function hasRedis() {
  if (!findBinary()) installPackage(PACKAGE)
  if (findBinary()) return true
  process.stderr.write('\nNOT TESTED WITH A SHARED CACHE: there is neither Valkey nor Redis on this machine, and none could be installed.\n')
  return false
}

/**
 * @param {number} [port] a free one by default
 * @returns {Promise<{ url: string, port: number, pause: () => void, resume: () => void, stop: () => Promise<void> }>}
 */
export async function startRedis(port) {
  const binary = findBinary()
  const chosen = port ?? (await freePort())
  const server = spawn(binary, ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
  }
  for (const end = Date.now() + START_MILLISECONDS; !(await answers(chosen)); ) {
    if (Date.now() > end || server.exitCode !== null) {
      await stop()
      throw new Error('The shared cache did not start.')
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, pause: () => server.kill('SIGSTOP'), resume: () => server.kill('SIGCONT'), stop }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function findBinary() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return BINARIES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}
