import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Puts the files of one folder into another as well, without copying where the file system can. Files that are there
 * already stay, and one that is deleted meanwhile is left out.
 */
export async function addUploads(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await filesOf(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    try {
      await link(source, target).catch((error: unknown) => {
        if (isMissing(error) || isThere(error)) throw error
        return copyFile(source, target)
      })
    } catch (error) {
      if (!isMissing(error) && !isThere(error)) throw error
    }
  }
}

export async function countUploads(folder: string): Promise<{ files: number; bytes: number }> {
  const names = await filesOf(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  return { files: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
