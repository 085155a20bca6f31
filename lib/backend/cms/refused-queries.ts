import { APIError, type BaseDatabaseAdapter, type DatabaseAdapterObj, type PayloadRequest } from 'payload'
import { refusal } from '../access/refusal'

const READS = ['find', 'findOne', 'findDistinct', 'findVersions', 'findGlobalVersions', 'queryDrafts', 'count', 'countVersions', 'countGlobalVersions'] as const

/** What databases say of a value or an operator that is of no use to them; SQLite has one word for all of it. */
const CODES = /^(22|42)...$|^SQLITE_(ERROR|MISMATCH|RANGE|TOOBIG)$/

type Read = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>

/** Answers a query of the CMS's own API that the database cannot take as the fault of the sender; the CMS fails on it. */
export function withRefusedQueries(object: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...object,
    init: (args): BaseDatabaseAdapter => {
      const adapter = object.init(args)
      const refusing = READS.map((name) => [name, withRefusals(adapter[name].bind(adapter) as Read)])
      return Object.assign(adapter, Object.fromEntries(refusing))
    },
  }
}

function withRefusals(read: Read): Read {
  return async (args) => {
    try {
      return await read(args)
    } catch (error) {
      if (args.req?.payloadAPI === 'REST' && isOfTheQuery(error)) throw refusal('This query cannot be answered.', 400)
      throw error
    }
  }
}

function isOfTheQuery(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  if (error instanceof APIError) return error.status >= 500
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  return (typeof code === 'string' && CODES.test(code)) || (cause !== undefined && isOfTheQuery(cause))
}
