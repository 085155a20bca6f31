// Installs the packages of the lock file when they are missing or older than it.
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { lockInstallation } from './install-lock.mjs'
import { run } from '../process/run.mjs'

/** The oldest Node that runs the site, and the oldest with security fixes. */
const OLDEST_NODE = [20, 12]
const OLDEST_SUPPORTED = 22

export async function ensureInstalled(root) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isTooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  if (major < OLDEST_SUPPORTED) console.warn(`Node ${major} gets no security fixes any more: use Node ${OLDEST_SUPPORTED} or newer.`)
  if (isTooOld) fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}.`)
  const release = await lockInstallation(path.join(root, 'node_modules/.install-lock'))
  try {
    if (isInstalled(root)) return
    console.log('Installing packages …')
    // Not `npm ci`: it would delete this lock and all caches. The build needs the development packages too, whatever NODE_ENV says.
    const code = await run('npm', ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit'], { cwd: root })
    if (code !== 0) throw new Error('The packages could not be installed.')
  } catch (error) {
    fail(error.message)
  } finally {
    release()
  }
}

function isInstalled(root) {
  const mark = path.join(root, 'node_modules/.package-lock.json')
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
