import { ADMIN, type Site } from './server'

type Target = Pick<Site, 'url'>

interface Sending {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request as a program does: the session in the header, no cookies. */
export function send(site: Target, method: string, path: string, { token, body, headers = {} }: Sending = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** @returns the answer and the token that it sets, empty when it is refused */
export async function signIn(site: Target, account: { email: string; password: string } = ADMIN) {
  const answer = await send(site, 'POST', '/api/auth/login', { body: account })
  return { answer, token: cookieOf(answer, 'token') }
}

export function cookieOf(answer: Response, name: string): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] ?? ''
}
