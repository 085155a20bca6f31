import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Tries to install a package of Debian's, where that is possible at all. */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', name)
}
