import { createLocalReq, logoutOperation } from 'payload'
import type { Caller } from '../content/reading/sources'
import { inTurnForSessions } from './session-writes'

export async function signOut({ payload, user }: Caller): Promise<void> {
  if (!user) return
  const req = await createLocalReq({ user }, payload)
  await inTurnForSessions(payload, user.email, () => logoutOperation({ collection: payload.collections.users, req }))
}
