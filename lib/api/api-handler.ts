import { randomUUID } from 'node:crypto'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import { CSRF_COOKIE, SIGNED_IN_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/csrf'
import { unsubscriptionPath } from '@/lib/site/forms/native-forms'
import { csrfCookie, sessionCookies } from '@/lib/site/security/session-cookies'
import { env } from '@/lib/env'
import { answerAccountForm, isAccountForm } from './account-forms'
import { answerNativeForm, isNativeForm } from './native-form'
import { transport } from './transport'

/**
 * Answers a request that came from outside, by whichever transport this installation has. Whoever has no
 * forgery-protection cookie yet gets one, so that a page or program can write next.
 */
export async function handleApiRequest(request: Request): Promise<Response> {
  const answer = await passOn(withOwnAddress(request))
  if (isOverForSure(request, answer)) addCookies(answer, sessionCookies({ token: '', maxAge: 0 }, isSecure()))
  const isShared = answer.headers.get('cache-control')?.includes('public') ?? false
  if (!isShared && !cookieValue(request.headers.get('cookie') ?? '', CSRF_COOKIE)) {
    addCookies(answer, [csrfCookie(randomUUID(), isSecure())])
  }
  return answer
}

/** The middleware leads unsubscriptions here, but a rewritten request keeps the address that it came to. */
function withOwnAddress(request: Request): Request {
  const url = new URL(request.url)
  const path = unsubscriptionPath(url.pathname)
  return path ? new Request(new URL(path, url), request) : request
}

async function passOn(request: Request): Promise<Response> {
  const send = await transport()
  if (isAccountForm(request)) return answerAccountForm(request, send)
  return isNativeForm(request) ? answerNativeForm(request, send) : send(request)
}

/** A session that ended elsewhere: its cookies would make every page ask for it again. */
function isOverForSure(request: Request, answer: Response): boolean {
  const isAsked = answer.status === 401 && new URL(request.url).pathname === DOCUMENT_ROUTES.currentUser.path
  return isAsked && cookieValue(request.headers.get('cookie') ?? '', SIGNED_IN_COOKIE) !== undefined
}

function addCookies(answer: Response, cookies: string[]): void {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:')
}
