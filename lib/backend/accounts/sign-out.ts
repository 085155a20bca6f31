import { createLocalReq, logoutOperation } from 'payload'
import type { Caller } from '../content/reading/sources'

/** Ends the session that a request came with: its token is worth nothing from now on. Without one it does nothing. */
export async function signOut({ payload, user }: Caller): Promise<void> {
  if (!user) return
  const req = await createLocalReq({ user }, payload)
  await logoutOperation({ collection: payload.collections.users, req })
}
