export interface ApiRequest {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A request as a program sends it: the session in the header, no cookies. */
export function toRequestInit(method: string, { token, body, headers = {} }: ApiRequest): { method: string; headers: Record<string, string>; body?: string } {
  return {
    method,
    headers: {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** The value of a cookie that an answer sets; empty where it does not. */
export function cookieOf(answer: Response, name: string): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] ?? ''
}
