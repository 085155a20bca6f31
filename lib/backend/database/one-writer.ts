import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { Turnstile } from './turnstile'

type Client = SQLiteAdapter['client']
type Statement = Parameters<Client['execute']>[0]
type Transaction = Awaited<ReturnType<Client['transaction']>>

interface Limits {
  /** How long a write waits for its turn, in milliseconds. */
  patience: number
  /** How long a transaction may do nothing before it is taken back, in milliseconds: nobody will end it any more. */
  idleLimit: number
}

/** How much of the database file readers map into memory instead of copying it page by page. */
const MAPPED_BYTES = 512 * 1024 * 1024
const ENDED = 'The transaction has ended.'

/**
 * Lets an SQLite adapter work on two connections for good: one that reads, and one that writes, one
 * transaction after the other. By itself the adapter leaves a connection open behind every transaction
 * until there are no file handles left, and refuses to begin one while another is under way.
 */
export function withOneWriter(object: DatabaseAdapterObj<SQLiteAdapter>, limits: Limits): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const connect = adapter.connect?.bind(adapter)
      const transactions = new Transactions()
      reportFailedCommits(adapter, transactions)
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
        await open(shareWriter(reader, await open(), limits, transactions))
      }
      return adapter
    },
  }
}

/** The transaction under way, and those whose commit failed. */
class Transactions {
  current: Transaction | undefined
  readonly failures = new WeakMap<Transaction, unknown>()
}

/** Lets the adapter say when a commit fails, which it keeps to itself: whatever it wrote would count as kept. */
function reportFailedCommits(adapter: SQLiteAdapter, transactions: Transactions): void {
  const begun = new Map<number | string, Transaction>()
  const beginTransaction = adapter.beginTransaction.bind(adapter)
  const commitTransaction = adapter.commitTransaction.bind(adapter)
  const rollbackTransaction = adapter.rollbackTransaction.bind(adapter)
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction(options)
    // There is one at a time, and nobody but us knows of this one yet.
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

/** One client that reads through one connection and writes through the other. */
function shareWriter(reader: Client, writer: Client, { patience, idleLimit }: Limits, transactions: Transactions): Client {
  const turnstile = new Turnstile(patience)
  const write = <Result>(work: () => Promise<Result>) => turnstile.pass(work)
  return {
    execute: (statement: Statement) =>
      isSelect(statement) ? reader.execute(statement) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (statements) => write(() => writer.executeMultiple(statements)),
    transaction: async () => {
      const leave = await turnstile.enter()
      const transaction = await begin(writer, leave, idleLimit, transactions)
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

/** Begins a transaction, and calls `leave` once it has ended. */
async function begin(writer: Client, leave: () => void, idleLimit: number, transactions: Transactions): Promise<Transaction> {
  try {
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    leave()
    throw error
  }
  const idle = setTimeout(() => void giveUp(), idleLimit).unref()
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
    // What comes too late would become a part of somebody else's transaction.
    if (transaction.closed) return Promise.reject(new Error(ENDED))
    idle.refresh()
    return work()
  }

  function fail(error: unknown): never {
    transactions.failures.set(transaction, error)
    throw error
  }

  function giveUp() {
    console.error(`Database: a transaction that did nothing for ${idleLimit} ms is taken back.`)
    return end('ROLLBACK').catch(() => undefined)
  }

  async function end(command: 'COMMIT' | 'ROLLBACK') {
    if (transaction.closed) return
    transaction.closed = true
    clearTimeout(idle)
    try {
      await writer.execute(command)
    } catch (error) {
      // What could not be committed must not stay open for the next one to find.
      if (command === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined)
      fail(error)
    } finally {
      leave()
    }
  }
}

function isSelect(statement: Statement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
}
