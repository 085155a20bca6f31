// Starts the nginx of this machine with the configuration of `deploy/`, in front of servers on this machine.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './debian.mjs'
import { freePort, isListening, startServer } from './local-server.mjs'

const FILES = path.resolve(import.meta.dirname, '../../deploy/nginx')

/** Debian's binary, installed where that is possible; undefined where there is none. */
export const findNginx = () => findProgram(['nginx'], 'nginx-light')

/**
 * @param {number[]} ports of the servers behind it
 * @param {(text: string) => string} [change] what a measurement changes of the configuration
 * @param {{ certificates?: string }} [options] a folder with the certificate of a front with TLS
 * @returns {Promise<{ url: string, plainUrl: string, stop: () => Promise<void> } | null>} null where there is no nginx and none can be installed
 */
export async function startNginx(ports, change = (text) => text, { certificates } = {}) {
  const binary = findNginx()
  if (!binary) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [port, tlsPort] = [await freePort(), certificates ? await freePort() : undefined]
  const file = writeConfiguration({ folder, ports, port, tlsPort, certificates, change })
  // In the foreground, so that it ends with this process's word; workers of root could not read the folder otherwise.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const args = ['-p', folder, '-c', file, '-g', `${user}daemon off;`, '-e', 'stderr']
  const server = await startServer(binary, args, { isReady: () => isListening(port) })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const plainUrl = `http://127.0.0.1:${port}`
  return { url: tlsPort ? `https://127.0.0.1:${tlsPort}` : plainUrl, plainUrl, stop }
}

/** Lays the files of a machine without containers out as its operator does, with places and ports of this test. */
function writeConfiguration({ folder, ports, port, tlsPort, certificates, change }) {
  cpSync(FILES, path.join(folder, 'site'), { recursive: true })
  if (certificates) cpSync(certificates, path.join(folder, 'certificates'), { recursive: true })
  const edit = (name, changed) => {
    const file = path.join(folder, 'site', name)
    writeFileSync(file, changed(readFileSync(file, 'utf8')))
  }
  const listen = (text) =>
    text
      .replace(/ *listen \[::\].*\n/g, '')
      .replaceAll('listen 80 ', `listen 127.0.0.1:${port} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
  edit('plain.conf', listen)
  edit('tls.conf', listen)
  edit('server.conf', (text) => change(text).replace('root /etc/nginx/site', `root ${path.join(folder, 'site')}`).replace(/^access_log .*$/m, 'access_log off;').replace(/^error_log .*$/m, 'error_log stderr crit;'))
  edit('host.conf', (text) => {
    const servers = (_two, options) => ports.map((number) => `server 127.0.0.1:${number} ${options}`).join('\n  ')
    const moved = text.replace(/server 127\.0\.0\.1:3000 (.*)\n\s*server 127\.0\.0\.1:3001 .*/, servers).replace('/var/lib/nginx/site', path.join(folder, 'cache'))
    return change(tlsPort ? moved : moved.replace('include site/tls.conf', 'include site/plain.conf'))
  })
  const file = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  writeFileSync(file, `worker_processes auto;\npid ${folder}/nginx.pid;\nevents { worker_connections 4096; }\nhttp {\n  ${temporary}\n  include site/host.conf;\n}\n`)
  return file
}
