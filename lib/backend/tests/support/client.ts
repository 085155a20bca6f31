import { cookieOf, toRequestInit, type ApiRequest } from '../../../../scripts/test/api-request'
import { ADMIN } from './settings'
import type { Site } from './site'

/** Sends a request as a program does, with the session in the header. */
export function send(site: Site, method: string, path: string, request: ApiRequest = {}): Promise<Response> {
  return site.fetch(path, toRequestInit(method, request))
}

/** Posts JSON as a visitor. */
export function post(site: Site, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return send(site, 'POST', path, { body, headers })
}

/** Posts as the form does in a rush: whoever waited too long is told to try again, and does. */
export async function postInRush(site: Site, path: string, body: unknown): Promise<Response> {
  const answer = await post(site, path, body)
  return answer.status === 429 ? postInRush(site, path, body) : answer
}

/** The JSON of a path that must be there. */
export async function read<Answer>(site: Site, path: string, parameters: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams(parameters).toString()
  const answer = await site.fetch(query ? `${path}?${query}` : path)
  if (!answer.ok) throw new Error(`${path}?${query}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Signs in through the contract. @returns the answer and the token that it sets, empty when it is refused */
export async function signIn(site: Site, account: { email: string; password: string } = ADMIN) {
  const answer = await send(site, 'POST', '/api/auth/login', { body: account })
  return { answer, token: cookieOf(answer, 'token') }
}
