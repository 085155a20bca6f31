import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'

/** More than what a visitor sends takes in the database. */
const NEEDED = Buffer.alloc(256 * 1024)

/** Whether the disk of SQLite, or else of `DATA_DIR`, takes more. */
export async function hasRoom(): Promise<boolean> {
  const { DATA_DIR, DATABASE_URL } = env()
  const sqlite = /^file:(.+)$/.exec(DATABASE_URL)?.[1]
  const file = path.join(sqlite ? path.dirname(sqlite) : DATA_DIR, `room-${process.pid}.tmp`)
  try {
    await writeFile(file, NEEDED)
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
