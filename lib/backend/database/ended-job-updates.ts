import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/**
 * Lets an adapter end the transaction of a job update that fails. The CMS begins one for each, and leaves it
 * open then, which keeps a connection busy for good, and with one writer everybody else waiting.
 */
export function withEndedJobUpdates<Adapter extends BaseDatabaseAdapter>(object: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const updateJobs = adapter.updateJobs.bind(adapter)
      adapter.updateJobs = async (update) => {
        try {
          return await updateJobs(update)
        } catch (error) {
          const id = await update.req?.transactionID
          if (id) await adapter.rollbackTransaction(id)
          throw error
        }
      }
      return adapter
    },
  }
}
