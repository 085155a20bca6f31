// Starts the nginx of this machine with the configuration of `deploy/`, in front of servers on this machine.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackage } from './debian.mjs'
import { freePort } from './free-port.mjs'

const BINARY = '/usr/sbin/nginx'
const START_MILLISECONDS = 10_000

/** Debian's binary, installed where that is possible; null where there is none. */
export function findNginx() {
  if (!existsSync(BINARY)) installPackage('nginx-light')
  return existsSync(BINARY) ? BINARY : null
}

/**
 * @param {number[]} ports of the servers behind it
 * @param {(text: string) => string} [change] what a measurement adds to the configuration
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null where there is no nginx and none can be installed
 */
export async function startNginx(ports, change = (text) => text) {
  const binary = findNginx()
  if (!binary) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, change(configuration({ ports, port, folder })))
  // In the foreground, so that it ends with this process's word; workers of root could not read the folder otherwise.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const child = spawn(binary, ['-p', folder, '-c', file, '-g', `${user}daemon off;`, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const end = Date.now() + START_MILLISECONDS; !(await isListening(port)); await sleep(20)) {
    if (Date.now() < end && child.exitCode === null) continue
    await stop()
    throw new Error(`nginx did not start: ${printed}`)
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

function configuration({ ports, port, folder }) {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const servers = ports.map((number) => `server 127.0.0.1:${number} max_fails=1 fail_timeout=2s;`).join('\n    ')
  return text
    .replace(/server web-1.*\n\s*server web-2.*/, servers)
    .replace('listen 80 default_server', `listen 127.0.0.1:${port} default_server`)
    .replace('/tmp/nginx.pid', path.join(folder, 'nginx.pid'))
    .replace('/var/cache/nginx/site', path.join(folder, 'cache'))
    .replace('access_log /dev/stdout site', 'access_log off')
    .replace('server_tokens off;', `server_tokens off;\n  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;`)
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
