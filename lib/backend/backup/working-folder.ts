import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '@/lib/site/text/durations'

const PREFIX = 'unfinished-'
/** Milliseconds that no work takes: an older folder was left by a process that was killed. */
const LEFT_BEHIND = DAY

/** Creates a temporary folder below another one, on its file system, and deletes it after the work. */
export async function inWorkingFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const name of await readdir(parent)) {
    const other = path.join(parent, name)
    // Another command may just be deleting its own.
    const changedAt = name.startsWith(PREFIX) ? await stat(other).then(({ mtimeMs }) => mtimeMs, () => null) : null
    if (changedAt !== null && Date.now() - changedAt > LEFT_BEHIND) await rm(other, { recursive: true, force: true })
  }
  const folder = await mkdtemp(path.join(parent, PREFIX))
  try {
    return await work(folder)
  } finally {
    // Interrupted work may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
