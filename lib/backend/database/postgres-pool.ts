import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Pool = PostgresAdapter['pool']

/**
 * Gives a Postgres adapter a pool that survives the loss of its connections and ends with it. By itself the adapter
 * keeps one connection for itself for good, and a connection that is lost while it is in use ends the process.
 *
 * Migrations may take as long as they need.
 */
export function withPostgresPool(object: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      connectOwnPool(adapter)
      endPoolWithAdapter(adapter)
      letMigrationsTakeTheirTime(adapter)
      return adapter
    },
  }
}

function connectOwnPool(adapter: PostgresAdapter): void {
  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    if (!adapter.pool) {
      const pool = new adapter.pg.Pool(adapter.poolOptions)
      reportLostConnections(pool)
      // A database that is not there yet is left to the adapter, which creates it.
      if (await canConnect(pool)) adapter.pool = pool
      else await pool.end()
    }
    await connect?.(options)
  }
}

async function canConnect(pool: Pool): Promise<boolean> {
  try {
    const client = await pool.connect()
    client.release()
    return true
  } catch {
    return false
  }
}

function reportLostConnections(pool: Pool): void {
  const report = ({ message }: Error) => console.error(`Database: a connection was lost: ${message}`)
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

function endPoolWithAdapter(adapter: PostgresAdapter): void {
  const destroy = adapter.destroy?.bind(adapter)
  adapter.destroy = async () => {
    const { pool } = adapter
    await destroy?.()
    if (pool && !pool.ending) await pool.end()
  }
}

function letMigrationsTakeTheirTime(adapter: PostgresAdapter): void {
  const [migrate, beginTransaction] = [adapter.migrate.bind(adapter), adapter.beginTransaction.bind(adapter)]
  let isMigrating = false
  adapter.migrate = async (args) => {
    isMigrating = true
    try {
      await migrate(args)
    } finally {
      isMigrating = false
    }
  }
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction(options)
    if (isMigrating && id !== null) {
      await adapter.sessions[id]?.db.execute(sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
    }
    return id
  }
}
