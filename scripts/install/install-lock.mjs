// Keeps two installations apart before there is any package to do it with, so by folders alone: giving one a new
// name succeeds for one process only.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MILLISECONDS = 250
/** The error codes of renaming a folder onto one that is not empty, by system. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']

/**
 * Waits until no other process installs.
 *
 * @param {string} folder must not exist, unless as such a lock
 * @returns {Promise<() => void>} lets go of the lock
 */
export async function lockInstallation(folder) {
  const id = randomUUID()
  const prepared = `${folder}.${id}`
  mkdirSync(prepared, { recursive: true })
  writeFileSync(path.join(prepared, 'holder'), JSON.stringify({ pid: process.pid, id }))
  const abandoned = []
  let hasLogged = false
  while (!rename(prepared, folder)) {
    const holder = holderOf(folder)
    // An abandoned lock stays under a name of its own until this one is released: whoever else found it abandoned
    // cannot move the next one there.
    if (holder && !isRunning(holder.pid) && rename(folder, `${folder}.${holder.id}`)) {
      abandoned.push(`${folder}.${holder.id}`)
      continue
    }
    if (!hasLogged) console.log('Waiting for another process that installs …')
    hasLogged = true
    await sleep(RETRY_MILLISECONDS)
  }
  return () => {
    for (const lock of [folder, ...abandoned]) rmSync(lock, { recursive: true, force: true })
  }
}

function rename(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (TAKEN.includes(error.code) || error.code === 'ENOENT') return false
    throw error
  }
}

function holderOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'holder'), 'utf8'))
  } catch {
    return null
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
