import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LOCK_SECONDS = 300

/** Tries to install a package of Debian's, where that is possible at all. */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  run('update', '-qq')
  // Another process of the tests may be installing something else.
  run('install', '-y', '-qq', '--no-install-recommends', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, name)
}
