import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { listFiles, removeFile, type StoredFile } from './object-storage'

/** An upload of another process may be under way for so long, in milliseconds. */
const UPLOAD_DURATION = 60 * 60 * 1000

/**
 * Deletes the files that no stored picture names: an upload that was refused or cut off leaves them behind.
 *
 * @returns how many
 */
export async function removeOrphanedPictures(payload: Payload): Promise<number> {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const files = await (env().S3_BUCKET ? listFiles() : filesIn(folder))
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0, select: { filename: true, sizes: true } })
  const named = new Set(docs.flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]))
  const orphans = files.filter(({ name, changedAt }) => !named.has(name) && Date.now() - changedAt >= UPLOAD_DURATION)
  for (const { name } of orphans) await (env().S3_BUCKET ? removeFile(name) : rm(path.join(folder, name), { force: true }))
  return orphans.length
}

async function filesIn(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map(async (name) => ({ name, changedAt: (await stat(path.join(folder, name))).mtimeMs })))
}
