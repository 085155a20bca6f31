import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { version } from '@/package.json'
import { FILE_FOLDERS, PARTS, packArchive } from './archive'
import { copyDatabase } from './database-copy'
import { FORMAT, type Manifest } from './manifest'
import { addUploads, countUploads } from './uploads'
import { inWorkingFolder } from './working-folder'

/**
 * Writes the site of these settings into one archive, as it is at one moment; servers may go on running.
 *
 * @param file must not exist yet
 * @param options.withUploads false leaves them out, which takes seconds instead of minutes
 */
export async function makeBackup(file: string, { withUploads }: { withUploads: boolean }): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  const { DATABASE_URL, DATA_DIR, S3_BUCKET } = env()
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  return inWorkingFolder(DATA_DIR, async (folder) => {
    const addFiles = async () => {
      for (const name of FILE_FOLDERS) await addUploads(path.join(DATA_DIR, name), path.join(folder, name))
    }
    const hasUploads = withUploads && !S3_BUCKET
    // Copies uploads before the database, because some may be deleted meanwhile, and after it, because some may be added.
    if (hasUploads) await addFiles()
    const { kind, tables, migrations } = await copyDatabase(DATABASE_URL, folder)
    if (hasUploads) await addFiles()
    const migration = migrations.at(-1)
    if (!migration) throw new Error('The database is empty: there is nothing to back up.')
    const secret = env().AUTH_SECRET ?? (await readFile(path.join(DATA_DIR, 'secret'), 'utf8'))
    await writeFile(path.join(folder, PARTS.secret), `${secret.trim()}\n`, { mode: 0o600 })
    const uploads = hasUploads ? await countUploads(path.join(folder, PARTS.uploads)) : null
    const manifest: Manifest = { format: FORMAT, createdAt: new Date().toISOString(), version, database: kind, migration, tables, uploads }
    await writeFile(path.join(folder, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
    await packArchive(folder, file)
    return manifest
  })
}
