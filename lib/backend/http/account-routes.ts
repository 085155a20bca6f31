import type { Context } from 'hono'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { SESSION_LENGTH } from '@/lib/site/constants'
import { NO_SESSION, sessionCookies, toSetCookie, type Session } from '@/lib/site/security/cookies'
import { requestPasswordReset, resetPassword } from '../accounts/password-reset'
import { signIn } from '../accounts/sign-in'
import { signOut } from '../accounts/sign-out'
import { cms } from '../cms/cms'
import { parseBody, readJson } from '../submissions/body'
import type { Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { countUse } from '../access/rate-limits'
import { callerOf, clientAddress, localeOf, type ApiEnv } from './session'

export function registerAccountRoutes(api: Api): void {
  registerAccountWrite(api, 'login', 'Sign in; sets the cookie `token`', async (context, locale) => {
    await countUse('signInsPerAddress', clientAddress(context))
    await countUse('signIns', 'everybody')
    const body = parseBody(WRITE_ROUTES.login.body, await readJson(context.req.raw), locale)
    const token = await signIn(await cms(), body, locale)
    setSession(context, { token, maxAge: SESSION_LENGTH })
    return getTranslations({ locale, namespace: 'ApiAnswers' })('signedIn', { email: body.email })
  })

  registerAccountWrite(api, 'logout', 'Sign out; clears the cookie `token`', async (context, locale) => {
    await signOut(await callerOf(context))
    setSession(context, NO_SESSION)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('signedOut')
  })

  registerAccountWrite(api, 'forgotPassword', 'Request a password reset email', async (context, locale) => {
    const { path } = WRITE_ROUTES.forgotPassword
    await countUse('postsPerAddress', `${path} ${clientAddress(context)}`)
    const { email } = parseBody(WRITE_ROUTES.forgotPassword.body, await readJson(context.req.raw), locale)
    await countUse('postsPerEmail', `${path} ${email.toLowerCase()}`)
    const payload = await cms()
    await requestPasswordReset(payload, email, locale)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('resetEmailSent', { email })
  })

  registerAccountWrite(api, 'resetPassword', 'Set a new password with the token from the email', async (context, locale) => {
    await countUse('signInsPerAddress', clientAddress(context))
    const body = parseBody(WRITE_ROUTES.resetPassword.body, await readJson(context.req.raw), locale)
    await resetPassword(await cms(), body, locale)
    setSession(context, NO_SESSION)
    return getTranslations({ locale, namespace: 'ApiAnswers' })('passwordChanged')
  })
}

type AccountWrite = 'login' | 'logout' | 'forgotPassword' | 'resetPassword'

function registerAccountWrite(
  api: Api,
  name: AccountWrite,
  summary: string,
  handle: (context: Context<ApiEnv>, locale: Locale) => Promise<string>,
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
      return context.text(await handle(context, locale), 200)
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

function setSession(context: Context<ApiEnv>, session: Session): void {
  for (const cookie of sessionCookies(session)) context.header('Set-Cookie', toSetCookie(cookie), { append: true })
}
