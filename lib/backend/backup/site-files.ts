import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { PARTS } from './archive'
import { copyDatabase } from './database-copy'
import type { Manifest } from './manifest'
import { kindOf, openDatabase, sqliteFile, tablesOf } from './site-database'

const SIDE_FILES = ['-wal', '-shm']

/** What putting the files of a folder in place would overwrite or mix with. */
export async function findObstacles(from: string, { uploads }: Manifest): Promise<string[]> {
  const { DATABASE_URL, DATA_DIR } = env()
  const [media, secret] = [path.join(DATA_DIR, PARTS.uploads), path.join(DATA_DIR, PARTS.secret)]
  const hasUploads = uploads && existsSync(media) && readdirSync(media).length > 0
  const hasOtherSecret = existsSync(secret) && !readFileSync(secret).equals(readFileSync(path.join(from, PARTS.secret)))
  return [...(await databaseObstacles(DATABASE_URL)), ...(hasUploads ? [media] : []), ...(hasOtherSecret ? [secret] : [])]
}

async function databaseObstacles(url: string): Promise<string[]> {
  if (kindOf(url) === 'sqlite') return existsSync(sqliteFile(url)) ? [sqliteFile(url)] : []
  const database = await openDatabase(url)
  try {
    const tables = await tablesOf(database)
    return tables.length > 0 ? [`${tables.length} tables in the database of DATABASE_URL`] : []
  } finally {
    await database.close()
  }
}

/** Keeps the site that is there in a folder of its own. @returns the folder */
export async function putFilesAside({ uploads }: Manifest): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = env()
  const folder = path.join(DATA_DIR, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(folder, { mode: 0o700 })
  if (kindOf(DATABASE_URL) === 'postgres') {
    await copyDatabase(DATABASE_URL, folder)
  } else {
    for (const ending of ['', ...SIDE_FILES]) await move(`${sqliteFile(DATABASE_URL)}${ending}`, path.join(folder, `${PARTS.sqlite}${ending}`))
  }
  for (const part of [PARTS.secret, ...(uploads ? [PARTS.uploads] : [])]) await move(path.join(DATA_DIR, part), path.join(folder, part))
  return folder
}

export async function putFilesInPlace(from: string, { database, uploads }: Manifest): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (database === 'sqlite') {
    const file = sqliteFile(DATABASE_URL)
    await mkdir(path.dirname(file), { recursive: true })
    for (const ending of ['', ...SIDE_FILES]) await move(path.join(from, `${PARTS.sqlite}${ending}`), `${file}${ending}`)
  }
  for (const part of [PARTS.secret, ...(uploads ? [PARTS.uploads] : [])]) await move(path.join(from, part), path.join(DATA_DIR, part))
}

/** What a file system says to moving something to another one, onto a folder, or away from where one is mounted. */
const TO_BE_COPIED = ['EXDEV', 'EBUSY', 'ENOTEMPTY', 'EEXIST']

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  try {
    await rename(from, to)
  } catch (error) {
    if (!TO_BE_COPIED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await cp(from, to, { recursive: true })
    await removeAll(from)
  }
}

/** Leaves an empty folder where one is mounted. */
async function removeAll(place: string): Promise<void> {
  if ((await stat(place)).isDirectory()) for (const name of await readdir(place)) await rm(path.join(place, name), { recursive: true })
  await rm(place, { recursive: true }).catch(() => undefined)
}
