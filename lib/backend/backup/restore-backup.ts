import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { readMigrations } from '@/lib/backend/migrations'
import { PARTS, unpackArchive } from './archive'
import { copyDatabase } from './database-copy'
import { ManifestSchema, type Manifest } from './manifest'
import { exchangeFiles, findObstacles, makeFolderAside } from './site-files'
import { replacePostgres, checkPostgres } from './restore-postgres'
import { checkSqlite } from './restore-sqlite'
import { kindOf } from './site-database'
import { inWorkingFolder } from './working-folder'

const NAMES = { sqlite: 'SQLite', postgres: 'Postgres' }

export interface Restored {
  manifest: Manifest
  /** The folder of the previous site, if there was one. */
  replaced: string | null
}

interface RestoreOptions {
  /** Puts an existing site aside; without this option an existing site is an error. */
  replace: boolean
  /** Brings a database to this version. */
  migrate: (databaseUrl: string, secret: string) => Promise<void>
}

/** Restores the site of an archive for these settings. Nothing changes before the whole archive has been checked. */
export async function restoreBackup(file: string, { replace, migrate }: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { DATABASE_URL, DATA_DIR } = env()
  return inWorkingFolder(DATA_DIR, async (folder) => {
    await unpackArchive(file, folder)
    const manifest = await readManifest(file, folder)
    const secret = (await readFile(path.join(folder, PARTS.secret), 'utf8')).trim()
    const obstacles = await findObstacles(folder, manifest)
    if (obstacles.length > 0 && !replace) {
      throw new Error(`There is a site here already: ${obstacles.join(', ')}. Name another DATA_DIR or DATABASE_URL, or give --replace, which puts it aside first.`)
    }
    if (manifest.database === 'sqlite') {
      const copy = path.join(folder, PARTS.sqlite)
      await checkSqlite(copy, manifest)
      await migrate(`file:${copy}`, secret)
    } else if (obstacles.length > 0) await checkPostgres(DATABASE_URL)
    const replaced = obstacles.length > 0 ? await makeFolderAside() : null
    if (manifest.database === 'sqlite') await exchangeFiles(folder, replaced, manifest)
    else {
      await fillPostgres(folder, replaced, manifest)
      try {
        await exchangeFiles(folder, replaced, manifest)
        await migrate(DATABASE_URL, secret)
      } catch (error) {
        const before = replaced ? `, and that of before is in ${replaced}` : ''
        throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe database is that of the archive by now${before}.`, { cause: error })
      }
    }
    return { manifest, replaced }
  })
}

/** Copies the existing database and replaces it. A failure leaves it as it was. */
async function fillPostgres(folder: string, aside: string | null, manifest: Manifest): Promise<void> {
  const { DATABASE_URL } = env()
  try {
    if (aside) await copyDatabase(DATABASE_URL, aside)
    await replacePostgres(DATABASE_URL, path.join(folder, PARTS.postgres), manifest)
  } catch (error) {
    if (aside) await rm(aside, { recursive: true })
    throw error
  }
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, PARTS.manifest), 'utf8').catch(() => {
    throw new Error(`${file} is no backup of a site: it has no manifest.`)
  })
  const { success, data, error } = ManifestSchema.safeParse(JSON.parse(text))
  if (!success) throw new Error(`${file} cannot be read: ${error.issues.map(({ path: names, message }) => `${names.join('.')} ${message}`).join('; ')}`)
  const here = kindOf(env().DATABASE_URL)
  if (data.database !== here) {
    throw new Error(
      `${file} holds a site on ${NAMES[data.database]}, and DATABASE_URL names ${NAMES[here]}.` +
        (here === 'postgres' ? ' Restore it without DATABASE_URL, then move it with "npm run move-to-postgres".' : ''),
    )
  }
  const known = (await readMigrations()).map(({ name }) => name)
  if (!known.includes(data.migration)) {
    throw new Error(`${file} comes from a newer version of the site (${data.version}, ${data.migration}). Install that version first.`)
  }
  return data
}
