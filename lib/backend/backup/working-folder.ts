import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '@/lib/site/text/durations'

const PREFIX = 'unfinished-'
/** Nothing takes this long, in milliseconds: what is older was left by a process that was killed. */
const LEFT_BEHIND = DAY

/** Lends a folder below another one, on its file system, which is gone afterwards. */
export async function inWorkingFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const name of await readdir(parent)) {
    const other = path.join(parent, name)
    if (name.startsWith(PREFIX) && Date.now() - (await stat(other)).mtimeMs > LEFT_BEHIND) await rm(other, { recursive: true, force: true })
  }
  const folder = await mkdtemp(path.join(parent, PREFIX))
  try {
    return await work(folder)
  } finally {
    // What was interrupted may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
