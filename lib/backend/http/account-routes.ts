import type { Context } from 'hono'
import { ContractError } from '@/lib/contract/errors'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { SESSION_LENGTH } from '@/lib/site/constants'
import { appendCookies, knownDeviceCookie, NO_SESSION, sessionCookies, signInStepCookie, toSetCookie, type Session } from '@/lib/site/security/cookies'
import { requestPasswordReset, resetPassword } from '../accounts/password-reset'
import { completeSignIn } from '../accounts/second-factor/complete-sign-in'
import { readSignInStep } from '../accounts/second-factor/sign-in-step'
import { signIn } from '../accounts/sign-in'
import { nameOfSource, newDevice, signInSource, type SignInSource } from '../accounts/sign-in-source'
import { signOut } from '../accounts/sign-out'
import { cms } from '../cms/cms'
import { parseBody, readJson } from '../submissions/body'
import type { Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { countUse } from '../submissions/rate-limits'
import { callerOf, clientAddress, localeOf, type ApiEnv } from './session'

const SECOND_STEP =
  'Complete a sign-in that was answered with 401 and a word on `code`; the cookie or header `sign-in-step` of that answer proves the password'

export function registerAccountRoutes(api: Api): void {
  registerAccountWrite(api, 'login', 'Sign in; sets the cookie `token`', async (context, locale) => {
    const source = await countSignIn(context)
    const body = parseBody(WRITE_ROUTES.login.body, await readJson(context.req.raw), locale)
    const signedIn = await signIn(await cms(), body, source, locale)
    if ('step' in signedIn) return askForCode(signedIn.step, locale)
    setSession(context, { token: signedIn.token, maxAge: SESSION_LENGTH })
    rememberDevice(context, body.email)
    if (signedIn.home) context.header('Location', signedIn.home)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('signedIn', { email: body.email })
  })

  registerAccountWrite(api, 'secondFactor', SECOND_STEP, async (context, locale) => {
    const source = await countSignIn(context)
    const { code } = parseBody(WRITE_ROUTES.secondFactor.body, await readJson(context.req.raw), locale)
    const { token, email, home } = await completeSignIn(await cms(), { step: readSignInStep(context.req.raw.headers), code }, source, locale)
    setSession(context, { token, maxAge: SESSION_LENGTH })
    rememberDevice(context, email)
    if (home) context.header('Location', home)
    context.header('Set-Cookie', toSetCookie(signInStepCookie('')), { append: true })
    return getTranslations({ locale, namespace: 'ApiAnswers' })('signedIn', { email })
  })

  registerAccountWrite(api, 'logout', 'Sign out; clears the cookie `token`', async (context, locale) => {
    await signOut(await callerOf(context))
    setSession(context, NO_SESSION)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('signedOut')
  })

  registerAccountWrite(api, 'forgotPassword', 'Request a password reset email', async (context, locale) => {
    const { path } = WRITE_ROUTES.forgotPassword
    const address = clientAddress(context)
    await countUse('postsPerAddress', `${path} ${address}`)
    const { email } = parseBody(WRITE_ROUTES.forgotPassword.body, await readJson(context.req.raw), locale)
    await countUse('postsPerEmail', `${path} ${email.toLowerCase()}`)
    const payload = await cms()
    await requestPasswordReset(payload, { email, address }, locale)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('resetEmailSent', { email })
  })

  registerAccountWrite(api, 'resetPassword', 'Set a new password with the token from the email', async (context, locale) => {
    const source = await countSignIn(context)
    const body = parseBody(WRITE_ROUTES.resetPassword.body, await readJson(context.req.raw), locale)
    rememberDevice(context, await resetPassword(await cms(), body, source, locale))
    setSession(context, NO_SESSION)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('passwordChanged')
  })
}

type AccountWrite = 'login' | 'secondFactor' | 'logout' | 'forgotPassword' | 'resetPassword'

function registerAccountWrite(
  api: Api,
  name: AccountWrite,
  summary: string,
  handle: (context: Context<ApiEnv>, locale: Locale) => Promise<string | Response>,
): void {
  const route = WRITE_ROUTES[name]
  api.openAPIRegistry.registerPath({
    method: route.method,
    path: route.path,
    tags: ['auth'],
    summary,
    ...('body' in route && { request: { body: { content: { 'application/json': { schema: route.body } }, required: true } } }),
    responses: { 200: { description: 'A message for the visitor.' } },
  })
  api.post(route.path, async (context) => {
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    context.header('Cache-Control', 'private, no-store')
    try {
      const answer = await handle(context, locale)
      return typeof answer === 'string' ? context.text(answer, 200) : answer
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

async function countSignIn(context: Context<ApiEnv>): Promise<SignInSource> {
  const source = signInSource(context.req.raw.headers, clientAddress(context))
  await countUse('signInsPerAddress', nameOfSource(source))
  return source
}

function rememberDevice(context: Context<ApiEnv>, email: string): void {
  context.header('Set-Cookie', toSetCookie(knownDeviceCookie(newDevice(email))), { append: true })
}

/** The answer to the right password of an account with a second factor: 401 as without a session, with a word on `code`. */
function askForCode(step: string, locale: Locale): Response {
  const message = getTranslations({ locale, namespace: 'ApiErrors' })('codeNeeded')
  const answer = answerError(new ContractError('unauthorized', message, { code: message }))
  appendCookies(answer.headers, [signInStepCookie(step)])
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

function setSession(context: Context<ApiEnv>, session: Session): void {
  for (const cookie of sessionCookies(session)) context.header('Set-Cookie', toSetCookie(cookie), { append: true })
}
