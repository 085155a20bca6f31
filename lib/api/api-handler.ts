import { CSRF_PATH } from '@/lib/contract/csrf'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import { CSRF_COOKIE, SIGNED_IN_COOKIE } from '@/lib/site/constants'
import { unsubscriptionPath } from '@/lib/site/forms/native-forms'
import { appendCookies, csrfCookie, NO_SESSION, sessionCookies } from '@/lib/site/security/cookies'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { answerNativeForm } from './native-form'
import { transport } from './transport'

/** Answers a request from outside by the transport of this installation. */
export async function handleApiRequest(incoming: Request): Promise<Response> {
  const request = withContractPath(incoming)
  const send = await transport()
  const answer = (await answerNativeForm(request, send)) ?? (await send(request))
  const cookies = request.headers.get('cookie') ?? ''
  if (isSessionOver(request, answer, cookies)) appendCookies(answer.headers, sessionCookies(NO_SESSION))
  if (needsCsrfToken(request) && !cookieValue(cookies, CSRF_COOKIE)) appendCookies(answer.headers, [csrfCookie()])
  return answer
}

/** The middleware leads unsubscriptions here, but a rewritten request keeps the address that it came to. */
function withContractPath(request: Request): Request {
  const url = new URL(request.url)
  const path = unsubscriptionPath(url.pathname)
  return path ? new Request(new URL(`${path}${url.search}`, url), request) : request
}

/** Reading needs no token: a cookie is set only for requests that ask for one, or write without one. */
function needsCsrfToken({ method, url }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || new URL(url).pathname === CSRF_PATH
}

/** Whether a session ended elsewhere: its cookies would make every page ask for it again. */
function isSessionOver(request: Request, answer: Response, cookies: string): boolean {
  const isCurrentUser = new URL(request.url).pathname === DOCUMENT_ROUTES.currentUser.path
  return answer.status === 401 && isCurrentUser && cookieValue(cookies, SIGNED_IN_COOKIE) !== undefined
}
