import { stat } from 'node:fs/promises'
import { env } from '@/lib/env'
import { makeBackup } from '@/lib/backend/backup'
import { runCommand } from '../run-command'

const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

runCommand(async () => {
  const file = process.argv[2] ?? ''
  const { tables, uploads } = await makeBackup(file, { withUploads: true })
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const held = uploads ? `${uploads.files} uploads (${mebibytes(uploads.bytes)})` : 'no uploads'
  console.log(`${file}, ${mebibytes((await stat(file)).size)}: ${rows} rows of ${Object.keys(tables).length} tables, ${held}, and the secret.`)
  if (!uploads) console.log(`Uploads lie in the bucket ${env().S3_BUCKET}: back it up by its own means.`)
})
