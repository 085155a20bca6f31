// Where tests keep databases: in memory where there is room, since each write to a disk waits for it.
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** @returns {string} */
export function dataRoot() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
