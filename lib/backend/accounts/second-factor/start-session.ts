import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { changeAccount } from './change-account'

type Change = Partial<Pick<User, 'secondFactorPeriod' | 'recoveryCodes'>>

/** Begins a session as a sign-in of the CMS does, together with a change of the account. @returns its token */
export async function startSession(req: PayloadRequest, account: User, change: Change): Promise<string> {
  const { config } = req.payload.collections.users
  const { tokenExpiration } = config.auth
  const now = Date.now()
  const session = { id: randomUUID(), createdAt: new Date(now).toISOString(), expiresAt: new Date(now + tokenExpiration * 1000).toISOString() }
  const open = (account.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  await changeAccount(req, account.id, { ...change, sessions: [...open, session] })
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: account.email, sid: session.id, user: { ...account, collection: 'users' } })
  return (await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration })).token
}
