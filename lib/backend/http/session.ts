import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { ContractError } from '@/lib/contract/errors'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale, type Locale } from '@/lib/i18n/locales'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import { failsCsrfCheck } from '@/lib/site/security/csrf'
import { isEditor, isStaff } from '../access/rules'
import { cms, identifyCaller } from '../cms/cms'
import type { Caller } from '../content/reading/sources'

/** What the handlers of the API find in their context. */
export interface ApiEnv {
  Variables: Record<string, never>
}

/** Who sends a request, by its `token` header or its `token` cookie. */
export function callerOf(context: Context<ApiEnv>): Promise<Caller> {
  return identifyCaller(context.req.raw.headers)
}

/** Nobody in particular: content is the same for everybody but for editors who ask for their drafts. */
export async function anonymous(): Promise<Caller> {
  return { payload: await cms(), user: null }
}

/**
 * Whoever sends a request, who must be staff; their roles are looked at where documents are read or written.
 *
 * @throws ContractError `unauthorized` without a session, `forbidden` for a visitor's
 */
export async function staffOf(context: Context<ApiEnv>): Promise<Caller> {
  const caller = await callerOf(context)
  const { user } = caller
  if (!user) throw new ContractError('unauthorized', 'There is no valid session: sign in first.')
  if (!isStaff({ user })) throw new ContractError('forbidden', 'This account may not do that.')
  context.header('Cache-Control', 'private, no-store')
  return caller
}

/**
 * Whoever sends a request, who must work on content.
 *
 * @throws ContractError `unauthorized` without a session, `forbidden` for every other role
 */
export async function editorOf(context: Context<ApiEnv>): Promise<Caller> {
  const caller = await staffOf(context)
  if (!isEditor(caller)) throw new ContractError('forbidden', 'This account may not do that.')
  return caller
}

/** The address that uses are counted for; the server in front of the framework writes the header anew. */
export function clientAddress(context: Context<ApiEnv>): string {
  return context.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

/** The language of an answer: the `lang` parameter, then the cookie, then English. */
export function localeOf(context: Context<ApiEnv>, lang: string | undefined): Locale {
  return toLocale(lang) ?? toLocale(getCookie(context, LOCALE_COOKIE)) ?? DEFAULT_LOCALE
}

/** Refuses a write that comes with cookies but does not prove that the site's own page sent it. */
export const requireCsrfToken: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (failsCsrfCheck(context.req.raw)) {
    throw new ContractError('forbidden', 'The forgery-protection token is missing or wrong.')
  }
  await next()
}
