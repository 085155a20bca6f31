import { AuthenticationError, type CollectionBeforeOperationHook } from 'payload'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'
import { hashForNothing } from './password-hash'

/**
 * Answers a sign-in to an account that does not exist or is deactivated like one with a wrong password, and after the
 * same time, so that nobody learns who has an account.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') throw new AuthenticationError()
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  if (account && !isDeactivated(account)) return
  await hashForNothing(password)
  throw new AuthenticationError()
}
