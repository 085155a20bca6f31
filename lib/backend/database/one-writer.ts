import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { Mutex, withTimeout } from 'async-mutex'
import type { DatabaseAdapterObj } from 'payload'
import { FileLock } from './locks/file-lock'
import { lazyTransaction } from './lazy-transaction'
import { isSelect, ordered } from './sqlite-statements'

type Client = SQLiteAdapter['client']
type Statement = Parameters<Client['execute']>[0]
type Transaction = Awaited<ReturnType<Client['transaction']>>

interface Timeouts {
  /** How long a write waits for those before it, of this process and of others together, in milliseconds. */
  lockTimeout: number
  /** How long a transaction may do nothing before it is rolled back, in milliseconds. */
  idleTimeout: number
  /** How long a statement waits for another program that writes to the file, in milliseconds. */
  busyTimeout: number
}

const MAPPED_BYTES = 512 * 1024 * 1024

/**
 * Gives an SQLite adapter one connection that reads and one that writes, one transaction after the other. By
 * itself the adapter leaves a connection open behind every transaction, until there are no file handles left,
 * and refuses to begin one while another is under way.
 *
 * Processes that write to one file take turns by a lock beside it. SQLite's own wait would stop everything else that
 * the process does, and its client leaves a statement that was refused unfinished, so that the next commit fails.
 *
 * A transaction takes the writer with its first statement that is no `SELECT`, so that an upload of pictures blocks
 * nobody while they are resized. Its earlier reads may be out of date by then; see `lockFor`.
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
        await open(oneClient(reader, writer, await openLock(writer), timeouts, transactions))
      }
      return adapter
    },
  }
}

class Transactions {
  /** Receives the transaction that the adapter is beginning. */
  readonly beginning = new AsyncLocalStorage<{ transaction?: Transaction }>()
  readonly failures = new WeakMap<Transaction, unknown>()
}

/** Throws when a commit fails, which the adapter itself hides. */
function reportFailedCommits(adapter: SQLiteAdapter, transactions: Transactions): void {
  const begun = new Map<number | string, Transaction>()
  const beginTransaction = adapter.beginTransaction.bind(adapter)
  const commitTransaction = adapter.commitTransaction.bind(adapter)
  const rollbackTransaction = adapter.rollbackTransaction.bind(adapter)
  adapter.beginTransaction = async (options) => {
    const place: { transaction?: Transaction } = {}
    const id = await transactions.beginning.run(place, () => beginTransaction(options))
    if (id !== null && place.transaction) begun.set(id, place.transaction)
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

/** The lock of the database's file; a database in memory has one process. */
async function openLock(client: Client): Promise<FileLock | null> {
  const { rows } = await client.execute('PRAGMA database_list')
  const file = rows[0]?.file
  return typeof file === 'string' && file !== '' ? new FileLock(`${file}-writer`) : null
}

function oneClient(reader: Client, writer: Client, lock: FileLock | null, { lockTimeout, idleTimeout }: Timeouts, transactions: Transactions): Client {
  const mutex = withTimeout(new Mutex(), lockTimeout, new Error(`The database was busy for more than ${lockTimeout} ms.`))
  /** @returns lets the next one write */
  const takeTurn = async () => {
    const end = Date.now() + lockTimeout
    const leave = await mutex.acquire()
    try {
      await lock?.acquire(Math.max(end - Date.now(), 1))
    } catch (error) {
      leave()
      throw error
    }
    return () => {
      lock?.release()
      leave()
    }
  }
  const write = async <Result>(work: () => Promise<Result>) => {
    const leave = await takeTurn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return {
    execute: (statement: Statement) =>
      isSelect(statement) ? reader.execute(ordered(statement)) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (statements) => write(() => writer.executeMultiple(statements)),
    transaction: () => {
      const transaction = lazyTransaction({ reader, writer, takeTurn, idleTimeout, onFailure: (failed, error) => transactions.failures.set(failed, error) })
      Object.assign(transactions.beginning.getStore() ?? {}, { transaction })
      return Promise.resolve(transaction)
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
