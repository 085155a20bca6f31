import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { ContractError } from '@/lib/contract/errors'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale, type Locale } from '@/lib/i18n/locales'
import { TOKEN_COOKIE } from '@/lib/site/constants'
import { isForged } from '@/lib/site/forgery'
import { identifyCaller } from './cms'
import type { Caller } from './handlers/sources'

/** What the handlers of the API find in their context. */
export interface ApiEnv {
  Variables: Record<string, never>
}

/** Who sends a request, by its `token` header or its `token` cookie. */
export function callerOf(context: Context<ApiEnv>): Promise<Caller> {
  return identifyCaller(context.req.header(TOKEN_COOKIE) ?? getCookie(context, TOKEN_COOKIE))
}

/** Nobody in particular: content is the same for everybody, staff preview it in the CMS. */
export function anonymous(): Promise<Caller> {
  return identifyCaller(undefined)
}

/** The language of an answer: the `lang` parameter, then the cookie, then English. */
export function localeOf(context: Context<ApiEnv>, lang: string | undefined): Locale {
  return toLocale(lang) ?? toLocale(getCookie(context, LOCALE_COOKIE)) ?? DEFAULT_LOCALE
}

/** Refuses a write that comes with cookies but does not prove that the site's own page sent it. */
export const requireForgeryToken: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (isForged(context.req.raw)) {
    throw new ContractError('forbidden', 'The forgery-protection token is missing or wrong.')
  }
  await next()
}
