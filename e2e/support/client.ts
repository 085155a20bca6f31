import { cookieOf, toRequestInit, type ApiRequest } from '../../scripts/test/api-request'
import { ADMIN, type Site } from './server'

type Target = Pick<Site, 'url'>

/** Sends a request as a program does: the session in the header, no cookies. */
export function send(site: Target, method: string, path: string, request: ApiRequest = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, { redirect: 'manual', ...toRequestInit(method, request) })
}

/** @returns the answer and the token that it sets, empty when it is refused */
export async function signIn(site: Target, account: { email: string; password: string } = ADMIN) {
  const answer = await send(site, 'POST', '/api/auth/login', { body: account })
  return { answer, token: cookieOf(answer, 'token') }
}
