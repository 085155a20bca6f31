import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { processState } from '@/lib/runtime'

type TransactionId = number | string

/** The work that waits for the end of each transaction, by a key that makes it run once. */
const waiting = processState('afterCommit', () => new Map<TransactionId, Map<string, () => void>>())

/**
 * Runs work when others can read what the request has written: after the commit of its transaction, at
 * once where it has none, and never when the transaction is taken back.
 *
 * @param key a second work of the same key in one transaction is left out
 */
export async function afterCommit(req: PayloadRequest, key: string, work: () => void): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return work()
  const works = waiting.get(id) ?? new Map<string, () => void>()
  waiting.set(id, works.set(key, work))
}

/** Makes an adapter run the work that waits for the end of a transaction. */
export function withWorkAfterCommit<Adapter extends BaseDatabaseAdapter>(object: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const [commitTransaction, rollbackTransaction] = [adapter.commitTransaction.bind(adapter), adapter.rollbackTransaction.bind(adapter)]
      const take = (id: TransactionId) => {
        const works = [...(waiting.get(id)?.values() ?? [])]
        waiting.delete(id)
        return works
      }
      adapter.commitTransaction = async (incoming) => {
        const id = await incoming
        // Taken before: a commit that fails drops them.
        const works = take(id)
        await commitTransaction(id)
        for (const work of works) work()
      }
      adapter.rollbackTransaction = async (incoming) => {
        const id = await incoming
        take(id)
        await rollbackTransaction(id)
      }
      return adapter
    },
  }
}
