// Installs the packages of the lock file when they are missing or older than it.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const OLDEST_NODE = 20

export function ensureInstalled(root) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`)
  const mark = path.join(root, 'node_modules/.package-lock.json')
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs) return
  console.log('Installing packages …')
  // The build needs the development packages too, whatever NODE_ENV says.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('The packages could not be installed.')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
