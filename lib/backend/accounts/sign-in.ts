import { APIError, AuthenticationError, loginOperation, type Payload, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { LoginBodySchema } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { User } from '../payload-types'
import { homeOf } from './home'
import { checkPassword } from './password-checks'
import { hashForNothing } from './password-hash'
import { stepOfError } from './second-factor/require-code'
import { withSessionLock } from './session-writes'
import { countFailedSignIn, forgetFailedSignIns, isSignInLocked, type SignInSource } from './sign-in-source'

const UNAUTHORIZED = 401

type LoginBody = z.infer<typeof LoginBodySchema>

/** A session, or the proof of the first step where the account has a second factor. */
type SignIn = { token: string; home: string | null } | { step: string }

/**
 * @throws ContractError `unauthorized`, the same for a wrong password, a locked account and an unknown address;
 *   `tooManyRequests` when too many sign in at once
 */
export async function signIn(payload: Payload, body: LoginBody, source: SignInSource, locale: Locale): Promise<SignIn> {
  try {
    return await checkPassword(source, () => logIn(payload, body, source))
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== UNAUTHORIZED) throw error
    throw new ContractError('unauthorized', getTranslations({ locale, namespace: 'ApiErrors' })('signInFailed'))
  }
}

async function logIn(payload: Payload, body: LoginBody, source: SignInSource): Promise<SignIn> {
  try {
    const { token, user } = await withSessionLock(payload, body.email, (req) => logInUnlessLocked(req, body, source))
    if (!token) throw new Error('The CMS signed somebody in without a token.')
    return { token, home: homeOf(user as User | null) }
  } catch (error) {
    const step = stepOfError(error)
    if (step) return { step }
    throw error
  }
}

async function logInUnlessLocked(req: PayloadRequest, { email, password }: LoginBody, source: SignInSource) {
  if (await isSignInLocked(email, source)) {
    await hashForNothing(password)
    throw new AuthenticationError()
  }
  try {
    const { users: collection } = req.payload.collections
    // Unlike `payload.login` with the setting that keeps tokens out of answers, this tells the token.
    const signedIn = await loginOperation({ collection, data: { email, password }, depth: 0, overrideAccess: true, req })
    await forgetFailedSignIns('password', email, source)
    return signedIn
  } catch (error) {
    if (stepOfError(error)) await forgetFailedSignIns('password', email, source)
    else if (error instanceof APIError && error.status === UNAUTHORIZED) await countFailedSignIn('password', email, source)
    throw error
  }
}
