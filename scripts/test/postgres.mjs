// Starts a Postgres server of its own in a temporary folder, from the binaries of this machine.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataRoot } from './data-root.mjs'
import { installPackage } from './debian.mjs'
import { freePort, startServer } from './local-server.mjs'

const DEBIAN = '/usr/lib/postgresql'
/** Nothing of it has to survive a power cut, and no statement takes long enough to be worth compiling. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off', 'max_connections=200']

/**
 * @returns {Promise<{ url: string, bin: string, copying: string, halt: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> } | null>}
 *   null where there are no binaries and none can be installed; `copying` is how `createdb` copies a database soonest; `start`
 *   goes on after `halt` with the same data
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) return null
  const folder = mkdtempSync(path.join(dataRoot(), 'postgres-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' }
  const data = path.join(folder, 'data')
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'], options)
  const port = String(await freePort())
  const settings = [...FAST, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting])
  const isReady = () => spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', port]).status === 0
  let server
  const start = async () => void (server = await startServer(path.join(bin, 'postgres'), ['-D', data, '-p', port, ...settings], { ...options, isReady }))
  // A fast shutdown: clients that are connected are cut off.
  const halt = () => server.stop('SIGINT')
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  return { url: `postgres://postgres@127.0.0.1:${port}`, bin, copying: copyingOf(bin), halt, start, stop }
}

/** Finds the newest binaries or installs them. @returns {string | undefined} their folder */
export function findPostgres() {
  const find = () => {
    const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
    const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)]
    return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
  }
  if (!find()) installPackage('postgresql')
  return find()
}

/** From version 15 on each page is copied through the log, which takes seven times as long as copying files as before. */
function copyingOf(bin) {
  const version = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(version)?.[0]) >= 15 ? '--strategy=file_copy' : ''
}

/** Postgres refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, 'postgres']).stdout?.toString() || NaN))
  return uid > 0 ? { uid, gid } : undefined
}
