import { getPayload, type Payload } from 'payload'
import config from './config'
import { startClock } from './clock'
import type { Caller } from './handlers/sources'
import { startMailQueue } from './mail/queue'

/** The running CMS; started at first use and shared by the whole process. */
export async function cms(): Promise<Payload> {
  const payload = await getPayload({ config })
  startMailQueue(payload)
  startClock(payload)
  return payload
}

/**
 * Finds out who sends a request.
 *
 * @param token the session token from the header or the cookie named `token`, or undefined
 * @returns the CMS and the signed-in user, null for anybody without a valid session
 */
export async function identifyCaller(token: string | undefined): Promise<Caller> {
  const payload = await cms()
  // Anything else is no JSON Web Token, and might not even fit into a header.
  if (!token || !/^[\w.-]+$/.test(token)) return { payload, user: null }
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  return { payload, user }
}

