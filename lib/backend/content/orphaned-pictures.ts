import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'

/** An upload of another process may be under way for so long, in milliseconds. */
const UPLOAD_DURATION = 60 * 60 * 1000

/**
 * Deletes the files that no stored picture names: an upload that was refused or cut off leaves them behind.
 *
 * @returns how many
 */
export async function removeOrphanedPictures(payload: Payload): Promise<number> {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const files = await readdir(folder).catch(() => [])
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0, select: { filename: true, sizes: true } })
  const named = new Set(docs.flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]))
  let removed = 0
  for (const file of files.filter((name) => !named.has(name)).map((name) => path.join(folder, name))) {
    if (Date.now() - (await stat(file)).mtimeMs < UPLOAD_DURATION) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
