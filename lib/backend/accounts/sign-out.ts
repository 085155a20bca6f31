import { logoutOperation } from 'payload'
import type { Caller } from '../content/reading/sources'
import { withSessionLock } from './session-writes'

export async function signOut({ payload, user }: Caller): Promise<void> {
  if (!user) return
  await withSessionLock(payload, user.email, (req) => {
    req.user = user
    return logoutOperation({ collection: payload.collections.users, req })
  })
}
