import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { Mutex, withTimeout } from 'async-mutex'
import type { DatabaseAdapterObj } from 'payload'

type Client = SQLiteAdapter['client']
type Statement = Parameters<Client['execute']>[0]
type Transaction = Awaited<ReturnType<Client['transaction']>>

interface Timeouts {
  /** How long a write waits for those before it, in milliseconds. */
  lockTimeout: number
  /** How long a transaction may do nothing before it is rolled back, in milliseconds. */
  idleTimeout: number
  /** How long a statement waits for another program that writes to the file, in milliseconds. */
  busyTimeout: number
}

const MAPPED_BYTES = 512 * 1024 * 1024
const ENDED = 'The transaction has ended.'

/**
 * Gives an SQLite adapter one connection that reads and one that writes, one transaction after the other. By
 * itself the adapter leaves a connection open behind every transaction, until there are no file handles left,
 * and refuses to begin one while another is under way.
 */
export function withOneWriter(object: DatabaseAdapterObj<SQLiteAdapter>, timeouts: Timeouts): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const connect = adapter.connect?.bind(adapter)
      const transactions = new Transactions()
      reportFailedCommits(adapter, transactions)
      adapter.connect = async (options) => {
        const open = async (client?: Client) => {
          // Without a client the adapter opens one and sets it up.
          Object.assign(adapter, { client })
          await connect?.(options)
          return adapter.client
        }
        const isOpen = Boolean(adapter.client)
        if (isOpen) return connect?.(options)
        const [reader, writer] = [await open(), await open()]
        for (const client of [reader, writer]) await client.execute(`PRAGMA busy_timeout = ${timeouts.busyTimeout}`)
        await reader.execute(`PRAGMA mmap_size = ${MAPPED_BYTES}`)
        await open(oneClient(reader, writer, timeouts, transactions))
      }
      return adapter
    },
  }
}

class Transactions {
  current: Transaction | undefined
  readonly failures = new WeakMap<Transaction, unknown>()
}

/** Throws when a commit fails, which the adapter itself hides. */
function reportFailedCommits(adapter: SQLiteAdapter, transactions: Transactions): void {
  const begun = new Map<number | string, Transaction>()
  const beginTransaction = adapter.beginTransaction.bind(adapter)
  const commitTransaction = adapter.commitTransaction.bind(adapter)
  const rollbackTransaction = adapter.rollbackTransaction.bind(adapter)
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction(options)
    // Only one transaction runs at a time, so the current one is the one just begun.
    if (id !== null && transactions.current) begun.set(id, transactions.current)
    return id
  }
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const transaction = begun.get(id)
    begun.delete(id)
    await commitTransaction(id)
    if (transaction && transactions.failures.has(transaction)) throw transactions.failures.get(transaction)
  }
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming
    begun.delete(id)
    await rollbackTransaction(id)
  }
}

function oneClient(reader: Client, writer: Client, { lockTimeout, idleTimeout }: Timeouts, transactions: Transactions): Client {
  const mutex = withTimeout(new Mutex(), lockTimeout, new Error(`The database was busy for more than ${lockTimeout} ms.`))
  const write = <Result>(work: () => Promise<Result>) => mutex.runExclusive(work)
  return {
    execute: (statement: Statement) =>
      isSelect(statement) ? reader.execute(statement) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (statements) => write(() => writer.executeMultiple(statements)),
    transaction: async () => {
      const release = await mutex.acquire()
      const transaction = await begin(writer, release, idleTimeout, transactions)
      transactions.current = transaction
      return transaction
    },
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

/** Begins a transaction, and calls `release` once it has ended. */
async function begin(writer: Client, release: () => void, idleTimeout: number, transactions: Transactions): Promise<Transaction> {
  try {
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    release()
    throw error
  }
  const idle = setTimeout(() => void giveUp(), idleTimeout).unref()
  const transaction: Transaction = {
    closed: false,
    execute: (statement) => perform(() => writer.execute(statement)),
    batch: async (statements) => {
      const results = []
      for (const statement of statements) results.push(await transaction.execute(statement))
      return results
    },
    executeMultiple: (statements) => perform(() => writer.executeMultiple(statements)),
    commit: async () => (transaction.closed ? fail(new Error(ENDED)) : end('COMMIT')),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
  }
  return transaction

  function perform<Result>(work: () => Promise<Result>): Promise<Result> {
    // A late statement would become part of the next transaction.
    if (transaction.closed) return Promise.reject(new Error(ENDED))
    idle.refresh()
    return work()
  }

  function fail(error: unknown): never {
    transactions.failures.set(transaction, error)
    throw error
  }

  function giveUp() {
    console.error(`Database: a transaction that did nothing for ${idleTimeout} ms is rolled back.`)
    return end('ROLLBACK').catch(() => undefined)
  }

  async function end(command: 'COMMIT' | 'ROLLBACK') {
    if (transaction.closed) return
    transaction.closed = true
    clearTimeout(idle)
    try {
      await writer.execute(command)
    } catch (error) {
      // A transaction that could not be committed must not stay open for the next one.
      if (command === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined)
      fail(error)
    } finally {
      release()
    }
  }
}

function isSelect(statement: Statement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
}
