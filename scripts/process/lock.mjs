// Locks of the operating system: one process holds a file at a time, and the system itself lets go of it when that
// process ends, however it ends. The file stays; that it is there says nothing.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MILLISECONDS = 250

/**
 * Waits until no other process holds the file.
 *
 * @param {string} file
 * @param {{ holder: string, timeout?: number }} options what the other process does, for who waits, and how long to
 *   wait in milliseconds
 * @returns {Promise<(() => void) | null>} lets go of the lock; null when the time is over
 */
export async function lock(file, { holder, timeout = Infinity }) {
  // Scripts that install the packages import this file before there are any.
  const { tryLock } = await import('fs-native-extensions')
  mkdirSync(path.dirname(file), { recursive: true })
  const descriptor = openSync(file, 'a+')
  const start = Date.now()
  let hasLogged = false
  while (!tryLock(descriptor)) {
    if (Date.now() - start >= timeout) {
      closeSync(descriptor)
      return null
    }
    if (!hasLogged) console.log(`Waiting for another process that ${holder} …`)
    hasLogged = true
    await sleep(RETRY_MILLISECONDS)
  }
  return () => closeSync(descriptor)
}
