// Builds the site when its source has changed since the last build. A second run that comes at the
// same time waits for the first instead of building over it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SOURCES = ['app', 'components', 'lib', 'messages', 'public', 'middleware.ts', 'next.config.ts', 'package-lock.json', 'tsconfig.json']
/** What the build does not contain: it is read when the database is filled. */
const NOT_BUILT = /lib\/backend\/(demo\/pictures|migrations)|\.test\.tsx?$/
const WAIT_MILLISECONDS = 1000

export async function ensureBuilt(root) {
  const release = await lock(root)
  try {
    const mark = path.join(root, '.next/source-hash')
    const hash = sourceHash(root)
    if (read(mark) === hash && read(path.join(root, '.next/BUILD_ID'))) return
    console.log('Building …')
    const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (status !== 0) throw new Error('The site could not be built.')
    writeFileSync(mark, hash)
  } finally {
    release()
  }
}

function sourceHash(root) {
  const hash = createHash('sha256')
  const add = (name) => {
    if (NOT_BUILT.test(name)) return
    hash.update(name).update(readFileSync(path.join(root, name)))
  }
  for (const source of SOURCES) {
    const entries = list(path.join(root, source))
    if (!entries) add(source)
    else for (const entry of entries) add(`${source}/${entry}`)
  }
  return hash.digest('hex')
}

function list(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort()
  } catch {
    return null
  }
}

async function lock(root) {
  const folder = path.join(root, 'node_modules/.build-lock')
  const owner = path.join(folder, 'pid')
  for (;;) {
    try {
      mkdirSync(folder)
      writeFileSync(owner, String(process.pid))
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(Number(read(owner)))) rmSync(folder, { recursive: true, force: true })
      else await sleep(WAIT_MILLISECONDS)
    }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch {
    return false
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
