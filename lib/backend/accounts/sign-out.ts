import { createLocalReq, logoutOperation } from 'payload'
import type { Caller } from '../content/reading/sources'

export async function signOut({ payload, user }: Caller): Promise<void> {
  if (!user) return
  const req = await createLocalReq({ user }, payload)
  await logoutOperation({ collection: payload.collections.users, req })
}
