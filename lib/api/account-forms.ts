import { ContractError } from '@/lib/contract/errors'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_COOKIE, LOCALE_PARAMETER } from '@/lib/i18n/locales'
import { CLIENT_ADDRESS_HEADER, TOKEN_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/csrf'
import { hasOwnOrigin } from '@/lib/site/security/own-origin'
import { toOwnPath } from '@/lib/site/security/own-path'
import { pathTo } from '@/lib/site/routes'
import { env } from '@/lib/env'
import type { Transport } from './http-transport'

type Fields = Record<string, string>

/** Where a visitor without JavaScript reads what became of the form: after success, and after a refusal. */
interface Outcome {
  done: (fields: Fields) => string
  refused: (fields: Fields, notice: string) => string
}

const withNext = (next: string | undefined, notice: string) => {
  const path = toOwnPath(next)
  return `${pathTo('login')}?${new URLSearchParams({ ...(path !== '/' && { next: path }), notice }).toString()}`
}

const OUTCOMES: Record<string, Outcome> = {
  [WRITE_ROUTES.login.path]: {
    done: ({ next }) => toOwnPath(next),
    refused: ({ next }, notice) => withNext(next, notice),
  },
  [WRITE_ROUTES.logout.path]: {
    done: ({ next }) => toOwnPath(next),
    refused: ({ next }) => toOwnPath(next),
  },
  [WRITE_ROUTES.forgotPassword.path]: {
    done: () => `${pathTo('forgotPassword')}?notice=sent`,
    refused: (_, notice) => `${pathTo('forgotPassword')}?notice=${notice}`,
  },
  [WRITE_ROUTES.resetPassword.path]: {
    done: () => withNext(undefined, 'changed'),
    refused: ({ token = '' }, notice) => `${pathTo('resetPassword', { token })}?notice=${notice}`,
  },
}

/** Tells whether a request is a form about an account that a browser sent by itself, without JavaScript. */
export function isAccountForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = request.method === 'POST' && type === 'application/x-www-form-urlencoded'
  return isForm && Object.hasOwn(OUTCOMES, new URL(request.url).pathname)
}

/**
 * Passes such a form on as the contract wants it, and leads to a readable page. Where the form stood takes the
 * place of the forgery token: a foreign page cannot pretend to be the site's own.
 */
export async function answerAccountForm(request: Request, send: Transport): Promise<Response> {
  const { pathname } = new URL(request.url)
  const outcome = OUTCOMES[pathname]
  if (!outcome || !hasOwnOrigin(request, env().SITE_URL)) {
    const error = new ContractError('forbidden', 'This form was sent from another site.')
    return Response.json(error.toBody(), { status: error.status, headers: { 'X-Robots-Tag': 'noindex' } })
  }
  const fields = Object.fromEntries(new URLSearchParams(await request.text()))
  const answer = await send(toContract(request, fields))
  const location = answer.ok ? outcome.done(fields) : outcome.refused(fields, noticeOf(answer, await answer.text()))
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The form as JSON. It takes no cookies along: the session and the language travel as a client's would. */
function toContract(request: Request, fields: Fields): Request {
  const cookies = request.headers.get('cookie') ?? ''
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const address = request.headers.get(CLIENT_ADDRESS_HEADER)
  if (address) headers.set(CLIENT_ADDRESS_HEADER, address)
  const token = cookieValue(cookies, TOKEN_COOKIE)
  if (token && /^[\x21-\x7e]+$/.test(token)) headers.set(TOKEN_COOKIE, token)
  const url = new URL(request.url)
  const language = fields[LOCALE_PARAMETER] ?? cookieValue(cookies, LOCALE_COOKIE)
  if (language) url.searchParams.set(LOCALE_PARAMETER, language)
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(fields) })
}

function noticeOf(answer: Response, body: string): string {
  if (answer.status === 429) return 'limit'
  if (answer.status >= 500) return 'away'
  return body.includes('"token"') ? 'over' : 'failed'
}
