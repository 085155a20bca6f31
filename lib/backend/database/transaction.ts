import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Locale } from '@/lib/i18n/locales'
import { remainingTime } from './locks/lock-timeout'
import { limitConcurrency, tooManyWait } from './limit-concurrency'

/**
 * Runs reads and writes as one: all of them are kept, or none.
 *
 * @param work must hand `req` on to every call of the CMS: one without it would wait for this very
 *   transaction to end
 * @throws whatever `work` throws, after everything was taken back
 */
export async function inTransaction<Result>(
  payload: Payload,
  locale: Locale,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ locale }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The code of Postgres when the wait for a lock has timed out. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Of one process, for the same lock: one that holds it, and one that is ready when it is free. */
const HOLDERS = 2

/**
 * As `inTransaction`, with the lock of `name` held from its begin. Waiting for others of this process happens
 * without a connection to the database, and all waits together take no longer than one lock may.
 */
export function inLockedTransaction<Result>(
  payload: Payload,
  locale: Locale,
  name: string,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const locked = async (req: PayloadRequest) => {
    await lockFor(req, name)
    return work(req)
  }
  return limitConcurrency(name, HOLDERS, () => inTransaction(payload, locale, locked))
}

/** Runs writes to find out their effects, and rolls all of them back. */
export async function inDryRun<Result>(payload: Payload, locale: Locale, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({ locale }, payload)
  await initTransaction(req)
  try {
    return await work(req)
  } finally {
    await killTransaction(req)
  }
}

/**
 * Does something within a request that goes on afterwards, in its own language: the CMS leaves a request in
 * the language of whatever was read last.
 */
export async function withLocaleRestored<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const { locale, fallbackLocale } = req
  try {
    return await work()
  } finally {
    Object.assign(req, { locale, fallbackLocale })
  }
}

/**
 * Waits until no other transaction works on the same thing, until the end of this one. SQLite takes one
 * writer at a time anyhow, and is asked to let this one write; Postgres is asked for a lock of its own.
 *
 * Data for a decision must be read after this: before it, SQLite reads rows that others may be changing.
 *
 * @param name what must not be worked on twice at once, such as an event's key
 */
export async function lockFor(req: PayloadRequest, name: string): Promise<void> {
  const id = String(await req.transactionID)
  const adapter: object = req.payload.db
  const { sessions } = adapter as PostgresAdapter | SQLiteAdapter
  const transaction = sessions[id]?.db
  if (!transaction) throw new Error(`There is no transaction in which to lock ${name}.`)
  if ('execute' in transaction) {
    const timeout = String(remainingTime())
    const locked = transaction.execute(sql`select set_config('lock_timeout', ${timeout}, true), pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    await locked.catch((error: unknown) => {
      throw isLockTimeout(error) ? tooManyWait() : error
    })
  }
  // Anything but a `SELECT` makes this transaction the one that writes.
  else await transaction.run(sql`PRAGMA user_version`)
}

function isLockTimeout(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === LOCK_NOT_AVAILABLE
}
