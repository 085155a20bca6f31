import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { create, extract } from 'tar'

/** The parts of an archive: names below the folder that was packed. */
export const PARTS = { manifest: 'manifest.json', secret: 'secret', sqlite: 'site.db', postgres: 'site.sql', uploads: 'media', applicationFiles: 'application-files' } as const

/** The folders of files that visitors or staff sent. */
export const FILE_FOLDERS = [PARTS.uploads, PARTS.applicationFiles] as const

const ALLOWED = new RegExp(`^(manifest\\.json|secret|site\\.(db|sql)|(${PARTS.uploads}|${PARTS.applicationFiles})(/[^/\\\\]*)?)$`)
const ENTRY_TYPES = ['File', 'Directory']

/** Packs a folder. The archive has its name only once it is complete; its owner alone can read it. */
export async function packArchive(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await create({ file: unfinished, cwd: folder, gzip: true, portable: true, mode: 0o600 }, (await readdir(folder)).sort())
    await chmod(unfinished, 0o600)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** @throws when the archive is damaged, or holds anything but the parts of a backup */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const foreign: string[] = []
  const isPart = (name: string, type: string) => ALLOWED.test(name) && !name.includes('..') && ENTRY_TYPES.includes(type)
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (name, entry) => {
        const isAllowed = isPart(name.replace(/\/$/, ''), 'type' in entry ? entry.type : '')
        if (!isAllowed) foreign.push(name)
        return isAllowed
      },
    })
  } catch (error) {
    throw new Error(`${file} is damaged, or no backup at all: ${(error as Error).message}`, { cause: error })
  }
  if (foreign.length > 0) throw new Error(`${file} holds what no backup has: ${foreign.join(', ')}. Nothing of it was used.`)
}
