import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { FILE_FOLDERS, PARTS } from './archive'
import type { Manifest } from './manifest'
import { kindOf, openDatabase, sqliteFile, tablesOf } from './site-database'

const SIDE_FILES = ['-wal', '-shm']

/** The existing files that the files of a folder would overwrite or mix with. */
export async function findObstacles(from: string, { uploads }: Manifest): Promise<string[]> {
  const { DATABASE_URL, DATA_DIR } = env()
  const secret = path.join(DATA_DIR, PARTS.secret)
  const folders = FILE_FOLDERS.map((name) => path.join(DATA_DIR, name)).filter((folder) => uploads && existsSync(folder) && readdirSync(folder).length > 0)
  const hasOtherSecret = existsSync(secret) && !readFileSync(secret).equals(readFileSync(path.join(from, PARTS.secret)))
  return [...(await databaseObstacles(DATABASE_URL)), ...folders, ...(hasOtherSecret ? [secret] : [])]
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

/** A folder for the existing site. */
export async function makeFolderAside(): Promise<string> {
  const folder = path.join(env().DATA_DIR, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Moves an existing site into one folder, and the content of another into its place. A failure leaves everything where it was. */
export async function exchangeFiles(from: string, aside: string | null, manifest: Manifest): Promise<void> {
  const places = placesOf(manifest)
  const moved: Move[] = []
  const moveAndNote = async (source: string, target: string) => {
    moved.push([source, target])
    await move(source, target)
  }
  try {
    if (aside) for (const [part, place] of places) await moveAndNote(place, path.join(aside, part))
    // A secret that was not put aside is the same.
    for (const [part, place] of places) if (part !== PARTS.secret || !existsSync(place)) await moveAndNote(path.join(from, part), place)
  } catch (error) {
    await revert(moved).catch((reason: unknown) => {
      throw new Error(`${String(error)}\nWhat was there could not be put back (${String(reason)}): it is in ${String(aside)}.`, { cause: error })
    })
    if (aside) await rmdir(aside).catch(() => undefined)
    throw error
  }
}

type Move = [from: string, to: string]

async function revert(moved: Move[]): Promise<void> {
  for (const [from, to] of moved.reverse()) if (existsSync(to)) await move(to, from)
}

/** Where the files of a site lie, by their names in an archive. */
function placesOf({ database, uploads }: Manifest) {
  const { DATABASE_URL, DATA_DIR } = env()
  const endings = database === 'sqlite' ? ['', ...SIDE_FILES] : []
  return [
    ...endings.map((ending) => [`${PARTS.sqlite}${ending}`, `${sqliteFile(DATABASE_URL)}${ending}`] as const),
    ...[PARTS.secret, ...(uploads ? FILE_FOLDERS : [])].map((part) => [part, path.join(DATA_DIR, part)] as const),
  ]
}

/** The errors of a file system for moves to another one, onto a folder, or of a mounted folder. */
const TO_BE_COPIED = ['EXDEV', 'EBUSY', 'ENOTEMPTY', 'EEXIST']

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(path.dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if (!TO_BE_COPIED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copy(from, to)
    await removeAll(from)
  }
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true })
  } catch (error) {
    // A partial copy would replace the whole when it is moved back.
    await removeAll(to).catch(() => undefined)
    throw error
  }
}

/** Leaves an empty folder in place of a mounted one. */
async function removeAll(place: string): Promise<void> {
  if ((await stat(place)).isDirectory()) for (const name of await readdir(place)) await rm(path.join(place, name), { recursive: true })
  await rm(place, { recursive: true }).catch(() => undefined)
}
