import { APIError, type CollectionBeforeLoginHook } from 'payload'
import type { User } from '../../payload-types'
import { signInStepOf } from './sign-in-step'

/** After a password reset the CMS signs the account in; it is signed out again at once. */
export const PASSWORD_RESET = { isPasswordReset: true }

/** Ends a sign-in after the right password when the account has a second factor; nothing of a session is kept. */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  if (context.isPasswordReset) return
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user.id } }, req })
  if (account?.secondFactorSecret) throw new APIError('A code is needed.', 401, { step: signInStepOf(account) })
}

/** The error with which {@link requireCode} ended a sign-in; null for any other one. */
export function stepOfError(error: unknown): string | null {
  const step = error instanceof APIError ? (error.data as { step?: unknown } | undefined)?.step : undefined
  return typeof step === 'string' ? step : null
}
