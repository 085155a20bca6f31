import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { ContractError } from '@/lib/contract/errors'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale, type Locale } from '@/lib/i18n/locales'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import { failsCsrfCheck, isForeignWrite } from '@/lib/site/security/csrf'
import { isDesk, isEditor, isJuror, isStaff, mayCheckIn } from '../access/rules'
import { cms, identifyCaller } from '../cms/cms'
import type { Caller } from '../content/reading/sources'

export interface ApiEnv {
  Variables: Record<string, never>
}

/** By the `token` header or the `token` cookie. */
export function callerOf(context: Context<ApiEnv>): Promise<Caller> {
  return identifyCaller(context.req.raw.headers)
}

/** Content is the same for everybody but for editors who ask for their drafts. */
export async function anonymous(): Promise<Caller> {
  return { payload: await cms(), user: null }
}

/**
 * Their roles are checked where documents are read or written.
 *
 * @throws ContractError `unauthorized` without a session, `forbidden` for a visitor's
 */
export const staffOf = callerWho(isStaff)

/** @throws ContractError `unauthorized` without a session, `forbidden` for roles that do not work on content */
export const editorOf = callerWho(isEditor)

/** @throws ContractError `unauthorized` without a session, `forbidden` for roles that do not work with what visitors sent */
export const deskOf = callerWho(isDesk)

/** @throws ContractError `unauthorized` without a session, `forbidden` for roles that neither read applications nor work with them */
export const readerOf = callerWho((caller) => isJuror(caller) || isDesk(caller))

/** As {@link deskOf}; a juror is not even told what there is. */
export async function deskAmongReadersOf(context: Context<ApiEnv>): Promise<Caller> {
  const caller = await readerOf(context)
  if (!isDesk(caller)) throw new ContractError('notFound', 'There is nothing at this address.')
  return caller
}

/** @throws ContractError `unauthorized` without a session, `forbidden` for roles that check nobody in */
export const doorOf = callerWho(mayCheckIn)

function callerWho(may: (caller: Caller) => boolean): (context: Context<ApiEnv>) => Promise<Caller> {
  return async (context) => {
    const caller = await callerOf(context)
    if (!caller.user) throw new ContractError('unauthorized', 'There is no valid session: sign in first.')
    if (!may(caller)) throw new ContractError('forbidden', 'This account may not do that.')
    context.header('Cache-Control', 'private, no-store')
    return caller
  }
}

/** Our own server overwrites this header, so that clients cannot set it. */
export function clientAddress(context: Context<ApiEnv>): string {
  return context.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

/** The `lang` parameter, then the cookie, then English. */
export function localeOf(context: Context<ApiEnv>, lang: string | undefined): Locale {
  return toLocale(lang) ?? toLocale(getCookie(context, LOCALE_COOKIE)) ?? DEFAULT_LOCALE
}

export const requireCsrfToken: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (isForeignWrite(context.req.raw)) throw new ContractError('forbidden', 'Pages of other sites cannot write here.')
  if (failsCsrfCheck(context.req.raw)) {
    throw new ContractError('forbidden', 'The CSRF token is missing or wrong.')
  }
  await next()
}
