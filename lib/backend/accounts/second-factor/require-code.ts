import { APIError, type CollectionBeforeLoginHook } from 'payload'
import type { User } from '../../payload-types'
import { signInStepOf } from './sign-in-step'

/** Whoever resets a password is signed in by the CMS, and out again at once. */
export const PASSWORD_RESET = { isPasswordReset: true }

/** Ends a sign-in after the right password when the account has a second factor; nothing of a session is kept. */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  if (context.isPasswordReset) return
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user.id } }, req })
  if (account?.secondFactorSecret) throw new APIError('A code is needed.', 401, { step: signInStepOf(account) })
}

/** What {@link requireCode} ended a sign-in with; null for any other error. */
export function stepOfError(error: unknown): string | null {
  const step = error instanceof APIError ? (error.data as { step?: unknown } | undefined)?.step : undefined
  return typeof step === 'string' ? step : null
}
