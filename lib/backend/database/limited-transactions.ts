import { Semaphore, withTimeout } from 'async-mutex'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { remainingTime } from './locks/lock-timeout'
import { tooManyWait } from './limit-concurrency'

/**
 * Lets only some transactions run at a time, and the others wait without a connection. The CMS reads outside of the
 * transaction too while it saves (such as who is editing the document): with a transaction on every connection of the
 * pool, each would wait for another for ever, and so would requests that only read.
 *
 * @param most fewer than the connections of the pool
 */
export function withLimitedTransactions<Adapter extends BaseDatabaseAdapter>(
  object: DatabaseAdapterObj<Adapter>,
  most: number,
): DatabaseAdapterObj<Adapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const semaphore = new Semaphore(most)
      const releases = new Map<number | string, () => void>()
      const beginTransaction = adapter.beginTransaction.bind(adapter)
      const end = (finish: Adapter['commitTransaction']): Adapter['commitTransaction'] => async (incoming) => {
        const id = await incoming
        try {
          await finish(id)
        } finally {
          releases.get(id)?.()
          releases.delete(id)
        }
      }
      adapter.beginTransaction = async (options) => {
        const [, release] = await withTimeout(semaphore, remainingTime(), tooManyWait()).acquire()
        const id = await beginTransaction(options).catch((error: unknown) => {
          release()
          throw error
        })
        if (id === null) release()
        else releases.set(id, release)
        return id
      }
      adapter.commitTransaction = end(adapter.commitTransaction.bind(adapter))
      adapter.rollbackTransaction = end(adapter.rollbackTransaction.bind(adapter))
      return adapter
    },
  }
}
