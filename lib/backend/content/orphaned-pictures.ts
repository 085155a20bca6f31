import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { HOUR } from '@/lib/site/text/durations'

/** An upload of another process may be under way for so long, in milliseconds. */
const UPLOAD_DURATION = HOUR

/**
 * Deletes the files that no stored picture names: an upload that was refused or cut off leaves them behind. What is newer
 * than every stored picture stays, since the database may be an older one than the files. In object storage all stays:
 * a copy of the site with the same settings would delete files that the site itself uses.
 *
 * @returns how many
 */
export async function removeOrphanedPictures(payload: Payload): Promise<number> {
  if (env().S3_BUCKET) return 0
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0, sort: '-updatedAt', select: { filename: true, sizes: true, updatedAt: true } })
  const named = new Set(docs.flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]))
  const latest = Math.min(Date.parse(docs[0]?.updatedAt ?? ''), Date.now() - UPLOAD_DURATION)
  const orphans = (await filesIn(folder)).filter(({ name, changedAt }) => !named.has(name) && changedAt <= latest)
  for (const { name } of orphans) await rm(path.join(folder, name), { force: true })
  return orphans.length
}

async function filesIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map(async (name) => ({ name, changedAt: (await stat(path.join(folder, name))).mtimeMs })))
}
