import { APIError, type BaseDatabaseAdapter, type DatabaseAdapterObj, type PayloadRequest } from 'payload'
import { withoutParameters } from '@/lib/log-text'
import { refusal } from '../access/refusal'

const READS = ['find', 'findOne', 'findDistinct', 'findVersions', 'findGlobalVersions', 'queryDrafts', 'count', 'countVersions', 'countGlobalVersions'] as const

/** The errors of databases for a value or an operator that they cannot use; SQLite has one code for nearly all. */
const CODES = /^(22...|42(601|803|804|846|883|P10|P18))$|^SQLITE_(ERROR|MISMATCH|RANGE|TOOBIG)$/
/** The message of SQLite's client, without a code, for a value that is a list or an object. */
const UNBOUND = /^SQLite3 can only bind /
/** The message of SQLite, with that code, where a migration is missing. */
const MISSING = /no such (table|column)/

type Read = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>

/** Answers a query that the database refuses with 400 at the CMS's own API, which would answer 500. */
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
      if (!isQuery(args.req) || !isOfTheQuery(error)) throw error
      console.warn('A query of staff cannot be answered:', withoutParameters(error))
      throw Object.assign(refusal('This query cannot be answered.', 400), { cause: error })
    }
  }
}

/** Reads during a save are no queries of the sender. */
function isQuery(req?: Partial<PayloadRequest>): boolean {
  return req?.payloadAPI === 'REST' && req.method === 'GET'
}

function isOfTheQuery(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  if (error instanceof APIError) return error.status >= 500
  const { code, cause, message } = Object(error) as { code?: unknown; cause?: unknown; message?: unknown }
  if (UNBOUND.test(String(message))) return true
  return (typeof code === 'string' && CODES.test(code) && !MISSING.test(String(message))) || (cause !== undefined && isOfTheQuery(cause))
}
