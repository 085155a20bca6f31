import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Lets migrations of SQLite rebuild tables without losing rows of others. A generated migration turns foreign keys
 * off inside its transaction, where SQLite ignores it, and dropping a table then deletes whatever refers to it.
 * They are turned off before the transaction begins instead, and checked before it is committed
 * (https://www.sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema Changes").
 *
 * A migration after which rows refer to nothing throws and is rolled back.
 */
export function withForeignKeysOffInMigrations(object: DatabaseAdapterObj<SQLiteAdapter>): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const commitTransaction = adapter.commitTransaction.bind(adapter)
      let isMigrating = false
      const withoutForeignKeys =
        <Args extends unknown[]>(migrate: (...args: Args) => Promise<void>) =>
        async (...args: Args) => {
          await adapter.client.execute('PRAGMA foreign_keys = OFF')
          isMigrating = true
          try {
            await migrate.apply(adapter, args)
          } finally {
            isMigrating = false
            await adapter.client.execute('PRAGMA foreign_keys = ON')
          }
        }
      adapter.commitTransaction = async (incoming) => {
        const id = await incoming
        if (isMigrating) await checkForeignKeys(adapter, id)
        await commitTransaction(id)
      }
      adapter.migrate = withoutForeignKeys(adapter.migrate)
      adapter.migrateDown = withoutForeignKeys(adapter.migrateDown)
      adapter.migrateFresh = withoutForeignKeys(adapter.migrateFresh)
      adapter.migrateRefresh = withoutForeignKeys(adapter.migrateRefresh)
      adapter.migrateReset = withoutForeignKeys(adapter.migrateReset)
      return adapter
    },
  }
}

async function checkForeignKeys({ sessions }: SQLiteAdapter, id: number | string): Promise<void> {
  const transaction = sessions[id]?.db
  if (!transaction || !('all' in transaction)) return
  const rows = await transaction.all<{ table: string }>('PRAGMA foreign_key_check')
  const tables = new Set(rows.map(({ table }) => table))
  if (tables.size > 0) throw new Error(`Rows of ${[...tables].join(', ')} refer to rows that do not exist.`)
}
