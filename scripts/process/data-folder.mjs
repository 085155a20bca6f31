import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { lock } from './lock.mjs'

/** Of DATA_DIR, as in lib/env.ts. */
export const DEFAULT_DATA_DIR = './data'
/** @returns {string} where it is, before the settings are read */
export const dataFolder = () => path.resolve(process.env.DATA_DIR || DEFAULT_DATA_DIR)

/** In milliseconds: a stopping server has released the folder by then. */
const LOCK_TIMEOUT = 10_000

/** Makes the data folder. Ends the process when that is not possible. @returns where it is */
export function makeDataFolder() {
  const folder = dataFolder()
  try {
    makeFolder(folder)
    return folder
  } catch (error) {
    return endUnwritable(folder, error)
  }
}

/** One after the other: all at once, Node goes on trying for ever where a system has no folders to make, such as below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

/** @returns {never} */
export function endUnwritable(folder, { code, message }) {
  console.error(`DATA_DIR: ${folder} cannot be written to (${code ?? message}). Name a folder that this user may write to.`)
  process.exit(1)
}

/**
 * Locks the data folder for this process until its end: two servers on one would write into each other's database and
 * serve each other's pages. Ends the process when another one holds the folder, or
 * when it cannot be written to.
 */
export async function lockDataFolder() {
  const folder = makeDataFolder()
  const options = { holder: 'uses this data folder', timeout: LOCK_TIMEOUT }
  const release = await lock(path.join(folder, 'server.lock'), options).catch((error) => endUnwritable(folder, error))
  if (release) return
  console.error(`DATA_DIR: another server is running on ${folder}. Stop it, or give this one a data folder of its own.`)
  process.exit(1)
}
