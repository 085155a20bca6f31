import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { makeBackup } from '@/lib/backend/backup'
import { runCommand } from '../process/run-command'

const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

/** What does not end like an archive is a folder, to be made where it is missing; in it an archive is named after the time. */
function archiveFile(named: string): string {
  const found = statSync(named, { throwIfNoEntry: false })
  if (!found?.isDirectory() && /\.(tar\.gz|tgz)$/i.test(named)) return named
  if (found?.isFile()) throw new Error(`${named} is a file: name a folder, or a file that ends with .tar.gz.`)
  return path.join(named, `site-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.tar.gz`)
}

runCommand(async () => {
  const file = archiveFile(process.argv[2] ?? '')
  const { tables, uploads } = await makeBackup(file, { withUploads: true })
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const held = uploads ? `${uploads.files} uploads (${mebibytes(uploads.bytes)})` : 'no uploads'
  console.log(`${file}, ${mebibytes((await stat(file)).size)}: ${rows} rows of ${Object.keys(tables).length} tables, ${held}, and the secret.`)
  if (!uploads) console.log(`Uploads lie in the bucket ${env().S3_BUCKET}: back it up by its own means.`)
  const pictures = tables.media ?? 0
  if (uploads && uploads.files < pictures) {
    throw new Error(`The archive is not whole: the database names ${pictures} uploads, and ${path.join(env().DATA_DIR, 'media')} holds ${uploads.files} files. Is DATA_DIR the folder in which they lie?`)
  }
})
