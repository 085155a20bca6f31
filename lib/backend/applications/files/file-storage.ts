import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import * as bucket from '../../content/object-storage'

/** Below `DATA_DIR`, or as the beginning of names in the bucket; backups know it by this name. */
const APPLICATION_FILES = 'application-files'

const folder = () => path.join(env().DATA_DIR, APPLICATION_FILES)
const objectOf = (id: string) => `private/${APPLICATION_FILES}/${id}`

export async function storeContent(id: string, content: Uint8Array): Promise<void> {
  if (env().S3_BUCKET) return bucket.writeFile(objectOf(id), content)
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await writeFile(path.join(folder(), id), content, { mode: 0o600, flag: 'wx' })
}

export function readContent(id: string): Promise<Buffer> {
  return env().S3_BUCKET ? bucket.readFile(objectOf(id)) : readFile(path.join(folder(), id))
}

/** Nothing happens where there is none. */
export async function deleteContent(id: string): Promise<void> {
  if (env().S3_BUCKET) await bucket.deleteFile(objectOf(id))
  else await rm(path.join(folder(), id), { force: true })
}
