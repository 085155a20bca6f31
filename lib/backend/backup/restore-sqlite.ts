import { countRows, openDatabase } from './site-database'
import { differences, type Manifest } from './manifest'

/** @throws when the file is damaged, or holds other rows than were written */
export async function checkSqlite(file: string, { tables }: Manifest): Promise<void> {
  const database = await openDatabase(`file:${file}`)
  try {
    const [check] = await database.rows('PRAGMA integrity_check')
    if (check?.integrity_check !== 'ok') throw new Error(`The database of the backup is damaged: ${String(check?.integrity_check)}`)
    const found = differences(tables, await countRows(database))
    if (found.length > 0) throw new Error(`The backup is not complete: ${found.join('; ')}`)
  } finally {
    await database.close()
  }
}
