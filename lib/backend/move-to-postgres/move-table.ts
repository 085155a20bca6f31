import { isDeepStrictEqual } from 'node:util'
import type { SiteDatabase } from '../backup'
import { columnsOf, toComparable, toPostgres, type Columns, type Row } from './columns'

const BATCH = 500
/** So many rows of each table are compared value by value. */
const SAMPLE = 100

interface Databases {
  sqlite: SiteDatabase
  postgres: SiteDatabase
}

/** Copies the rows of a table. @throws when the tables differ, or what was written reads otherwise */
export async function moveTable({ sqlite, postgres }: Databases, table: string): Promise<void> {
  const columns = await columnsOf(postgres, table)
  await compareColumns(sqlite, table, columns)
  const [counted] = await sqlite.rows(`SELECT count(*) AS count FROM "${table}"`)
  const step = Math.ceil(Number(counted?.count) / SAMPLE)
  const sample: Row[] = []
  let count = 0
  for await (const rows of batchesOf(sqlite, table)) {
    const converted = rows.map((row) => Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, toPostgres(row[name], type)])))
    await insert(postgres, table, columns, converted)
    for (const row of converted) if (count++ % step === 0) sample.push(row)
  }
  await compareCount(postgres, table, count)
  await compareSample(postgres, table, columns, sample)
}

async function* batchesOf(sqlite: SiteDatabase, table: string): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await sqlite.rows(`SELECT rowid AS "_row", * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`, [last])
    if (rows.length === 0) return
    yield rows
    last = Number(rows.at(-1)?._row)
  }
}

async function insert(postgres: SiteDatabase, table: string, columns: Columns, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(columns).map((name) => `"${name}"`).join(', ')
  const sql = `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::public."${table}", $1::json)`
  await postgres.rows(sql, [JSON.stringify(rows)]).catch((error: unknown) => {
    throw new Error(`${table}: ${(error as Error).message}`, { cause: error })
  })
}

async function compareColumns(sqlite: SiteDatabase, table: string, columns: Columns): Promise<void> {
  const names = (await sqlite.rows('SELECT name FROM pragma_table_info(?)', [table])).map(({ name }) => String(name))
  const unknown = names.filter((name) => !(name in columns))
  const missing = Object.keys(columns).filter((name) => !names.includes(name))
  if (unknown.length + missing.length > 0) throw new Error(`${table} differs between the databases: ${[...unknown, ...missing].join(', ')}`)
}

async function compareCount(postgres: SiteDatabase, table: string, count: number): Promise<void> {
  const [written] = await postgres.rows(`SELECT count(*) AS count FROM "${table}"`)
  if (Number(written?.count) !== count) throw new Error(`${table}: ${count} rows were read, ${String(written?.count)} written.`)
}

async function compareSample(postgres: SiteDatabase, table: string, columns: Columns, sample: readonly Row[]): Promise<void> {
  const keys = JSON.stringify(sample.map(({ id }) => String(id)))
  const found = await postgres.rows(`SELECT to_jsonb(found) AS row FROM "${table}" found WHERE id::text IN (SELECT json_array_elements_text($1::json))`, [keys])
  const written = new Map(found.map(({ row }) => [String((row as Row).id), row as Row]))
  for (const row of sample) {
    const other = written.get(String(row.id))
    const isSame = ([name, type]: [string, string]) => isDeepStrictEqual(toComparable(row[name], type), toComparable(other?.[name], type))
    const wrong = Object.entries(columns).filter((column) => !isSame(column))
    if (wrong.length > 0) throw new Error(`${table}, ${String(row.id)}: ${wrong.map(([name]) => name).join(', ')} came over wrong.`)
  }
}
