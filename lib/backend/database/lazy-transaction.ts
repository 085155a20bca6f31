import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { isSelect, ordered } from './sqlite-statements'

type Client = SQLiteAdapter['client']
type Transaction = Awaited<ReturnType<Client['transaction']>>

const ENDED = 'The transaction has ended.'

interface TransactionParts {
  reader: Client
  writer: Client
  takeTurn: () => Promise<() => void>
  idleTimeout: number
  /** Called with the error when a transaction could not be committed. */
  onFailure: (transaction: Transaction, error: unknown) => void
}

/** A transaction that takes the writer with its first statement that is no `SELECT`. */
export function lazyTransaction({ reader, writer, takeTurn, idleTimeout, onFailure }: TransactionParts): Transaction {
  let begun: Promise<void> | undefined
  let release: (() => void) | undefined
  let idle: NodeJS.Timeout | undefined
  const transaction: Transaction = {
    closed: false,
    execute: (statement) => (!begun && isSelect(statement) ? reader.execute(ordered(statement)) : perform(() => writer.execute(ordered(statement)))),
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

  async function perform<Result>(work: () => Promise<Result>): Promise<Result> {
    begun ??= begin()
    await begun
    // A late statement would become part of the next transaction.
    if (transaction.closed) throw new Error(ENDED)
    idle?.refresh()
    return work()
  }

  async function begin() {
    const leave = await takeTurn()
    if (transaction.closed) return leave()
    try {
      await writer.execute('BEGIN IMMEDIATE')
    } catch (error) {
      leave()
      throw error
    }
    release = leave
    idle = setTimeout(() => void giveUp(), idleTimeout).unref()
  }

  function fail(error: unknown): never {
    onFailure(transaction, error)
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
    // Nothing was written, or the transaction still waits for the writer and will release it at once.
    if (!release) return
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
