import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const NAME = 'preparation of the database'

/**
 * Lets one process at a time migrate and fill a Postgres database; others wait, and find the work done. SQLite needs
 * none: the server holds the data folder.
 */
export async function inPreparation<Result>({ db }: Payload, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return work()
  const { statement_timeout: _none, ...connection } = db.poolOptions
  const client = new db.pg.Client(connection)
  await client.connect()
  try {
    // Held by the session: it ends with this process, however that ends.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME])
    return await work()
  } finally {
    await client.end()
  }
}

function isPostgres(db: object): db is PostgresAdapter {
  return 'poolOptions' in db
}
