import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { Turnstile } from './turnstile'

type Client = SQLiteAdapter['client']
type Statement = Parameters<Client['execute']>[0]
type Transaction = Awaited<ReturnType<Client['transaction']>>

/** How much of the database file readers map into memory instead of copying it page by page. */
const MAPPED_BYTES = 512 * 1024 * 1024

/**
 * Lets an SQLite adapter work on two connections for good: one that reads, and one that writes, one
 * transaction after the other. By itself the adapter leaves a connection open behind every transaction
 * until there are no file handles left, and refuses to begin one while another is under way.
 *
 * @param patience how long a write waits for its turn, in milliseconds
 */
export function withOneWriter(object: DatabaseAdapterObj<SQLiteAdapter>, patience: number): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        const open = async (client?: Client) => {
          // Without a client it opens one and sets it up; with one it puts that to use.
          Object.assign(adapter, { client })
          await connect?.(options)
          return adapter.client
        }
        const isOpen = Boolean(adapter.client)
        if (isOpen) return connect?.(options)
        const reader = await open()
        await reader.execute(`PRAGMA mmap_size = ${MAPPED_BYTES}`)
        await open(shareWriter(reader, await open(), patience))
      }
      return adapter
    },
  }
}

/** One client that reads through one connection and writes through the other. */
function shareWriter(reader: Client, writer: Client, patience: number): Client {
  const turnstile = new Turnstile(patience)
  const write = <Result>(work: () => Promise<Result>) => turnstile.pass(work)
  return {
    execute: (statement: Statement) =>
      isSelect(statement) ? reader.execute(statement) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (statements) => write(() => writer.executeMultiple(statements)),
    transaction: async () => begin(writer, await turnstile.enter()),
    sync: () => writer.sync(),
    close: () => {
      reader.close()
      writer.close()
    },
    get closed() {
      return writer.closed
    },
    protocol: reader.protocol,
  }
}

/** Begins a transaction, and calls `leave` once it has ended. */
async function begin(writer: Client, leave: () => void): Promise<Transaction> {
  try {
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    leave()
    throw error
  }
  const transaction: Transaction = {
    closed: false,
    execute: (statement) => writer.execute(statement),
    batch: async (statements) => {
      const results = []
      for (const statement of statements) results.push(await writer.execute(statement))
      return results
    },
    executeMultiple: (statements) => writer.executeMultiple(statements),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
  }
  return transaction

  async function end(command: 'COMMIT' | 'ROLLBACK') {
    if (transaction.closed) return
    transaction.closed = true
    try {
      await writer.execute(command)
    } catch (error) {
      // What could not be committed must not stay open for the next one to find.
      if (command === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      leave()
    }
  }
}

function isSelect(statement: Statement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
}
