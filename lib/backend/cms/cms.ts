import { executeAuthStrategies, getPayload, type Payload } from 'payload'
import { tokenOf } from '../accounts/token-strategy'
import { runStatement, sql } from '../database/statement'
import config from './config'
import type { Caller } from '../content/reading/sources'
import { observeBackend } from './observed-backend'

/** The running CMS; started at first use and shared by the whole process. */
export async function cms(): Promise<Payload> {
  const payload = await getPayload({ config })
  observeBackend(payload)
  return payload
}

/**
 * Finds out who sends a request.
 *
 * @param headers of the request: the token stands in the header or the cookie named `token`
 * @returns the CMS and the signed-in user, null for anybody without a valid session
 * @throws when the database is away, by which the CMS takes everybody for signed out
 */
export async function identifyCaller(headers: Headers): Promise<Caller> {
  const payload = await cms()
  const { user } = await executeAuthStrategies({ headers, payload })
  if (!user && tokenOf(headers)) await runStatement(payload, sql`select 1`)
  return { payload, user }
}
