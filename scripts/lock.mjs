// A lock that one process holds at a time, and that a process which died does not keep.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MILLISECONDS = 500

/** Waits until the file is ours. @returns a function that gives it back */
export async function lock(file, what) {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  let hasSpoken = false
  try {
    for (;;) {
      try {
        // Linking is atomic, and the file it makes has its content from the first moment.
        linkSync(own, file)
        return () => rmSync(file, { force: true })
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      if (isStale(file)) rmSync(file, { force: true })
      else {
        if (!hasSpoken) console.log(`Waiting for another process that ${what} …`)
        hasSpoken = true
        await sleep(WAIT_MILLISECONDS)
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** Whether the holder is gone. In a container our own number may be that of a process that died. */
function isStale(file) {
  let pid
  try {
    pid = Number(readFileSync(file, 'utf8'))
  } catch {
    return false
  }
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
