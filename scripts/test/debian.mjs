// Finds the programs that tests need on this machine, or installs them from Debian's packages where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const LOCK_SECONDS = 300

/**
 * @param {string[]} names in the order of preference, each with Debian's package of that name unless `debianPackage` says which
 * @returns {string | undefined} the path of the program; undefined where there is none
 */
export function findProgram(names, debianPackage) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  const find = () => names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
  for (const name of debianPackage ? [debianPackage] : names) if (!find()) installPackage(name)
  return find()
}

export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  run('update', '-qq')
  // Another process of the tests may be installing something else.
  run('install', '-y', '-qq', '--no-install-recommends', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, name)
}
