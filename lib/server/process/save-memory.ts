// Makes the engine prefer memory to speed while the process holds much: it compacts live objects, instead of
// leaving pages of the heap that are two thirds empty as they are.
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

const CHECK_MILLISECONDS = 2000
/** Part of the limit of the heap that all memory of the process must fall below before speed counts again. */
const ENOUGH = 0.9

interface SaveMemoryOptions {
  /** In bytes. */
  resident?: () => number
  /** In bytes. */
  limit?: number
  set?: (flag: string) => void
}

export function saveMemory({ resident = () => process.memoryUsage.rss(), limit = getHeapStatistics().heap_size_limit, set = setFlagsFromString }: SaveMemoryOptions = {}): NodeJS.Timeout {
  let isSaving = false
  const check = () => {
    const wanted = resident() > (isSaving ? ENOUGH * limit : limit)
    if (wanted === isSaving) return
    isSaving = wanted
    set(wanted ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  return setInterval(check, CHECK_MILLISECONDS).unref()
}
