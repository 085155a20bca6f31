import { httpTransport } from './http-transport'

const BACKEND = 'https://backend.example/v1'
const SITE = 'http://site.example'

const send = httpTransport(BACKEND)
let fetchMock: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ok: true })))
})

/** What reached the backend. */
async function arrived() {
  const [[url, init] = []] = fetchMock.mock.calls
  const request = new Request(url as URL, init)
  const { searchParams, origin, pathname } = new URL(request.url)
  return {
    method: request.method,
    address: `${origin}${pathname}`,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  }
}

describe('what goes along', () => {
  test('path, query and body, and nothing of a browser', async () => {
    const headers = { 'Content-Type': 'application/json', 'user-agent': 'Browser', referer: SITE, 'x-forwarded-for': '10.0.0.1' }
    await send(new Request(`${SITE}/api/lineups?keyword=%E1%83%90%20%26&page=2`, { method: 'DELETE', headers, body: '{"title":"სცენა"}' }))
    const { headers: passed, ...sent } = await arrived()
    expect(sent).toEqual({ method: 'DELETE', address: `${BACKEND}/api/lineups`, query: { keyword: 'ა &', page: '2' }, body: '{"title":"სცენა"}' })
    expect(passed).toMatchObject({ 'content-type': 'application/json' })
    for (const name of ['cookie', 'user-agent', 'referer', 'x-forwarded-for']) expect(passed).not.toHaveProperty(name)
  })

  test.each([
    { from: 'the header', headers: { token: 'abc' }, token: 'abc' },
    { from: 'the cookie', headers: { cookie: 'a=b; token=abc' }, token: 'abc' },
    { from: 'the header before the cookie', headers: { token: 'one', cookie: 'token=two' }, token: 'one' },
  ])('the token from $from', async ({ headers, token }) => {
    await send(new Request(`${SITE}/api/users/me`, { headers: headers as Record<string, string> }))
    const { headers: passed } = await arrived()
    expect([passed.token, passed.cookie]).toEqual([token, undefined])
  })

  test.each([
    { path: '/api/events', cookie: 'local-lang=ge', lang: 'ge' },
    { path: '/api/events?lang=en', cookie: 'local-lang=ge', lang: 'en' },
    { path: '/api/openapi.json', cookie: 'local-lang=ge', lang: undefined },
  ])('the language of the cookie $cookie to $path as lang=$lang', async ({ path, cookie, lang }) => {
    await send(new Request(`${SITE}${path}`, { headers: cookie ? { cookie } : {} }))
    expect((await arrived()).query.lang).toBe(lang)
  })
})

describe('what comes back', () => {
  test.each([204, 304])('%i, which has no body', async (status) => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response(null, { status })))
    const answer = await send(new Request(`${SITE}/api/events`))
    expect(answer.status).toBe(status)
    expect(answer.body).toBeNull()
  })

  test('the version of a document, which a write names', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(Response.json({}, { headers: { ETag: '"b"' } })))
    const answer = await send(new Request(`${SITE}/api/ownRegistrations/abc/correct`, { method: 'POST', headers: { 'If-Match': '"a"' }, body: '{}' }))
    expect(answer.headers.get('etag')).toBe('"b"')
    const [, init] = fetchMock.mock.lastCall ?? []
    expect(new Headers(init?.headers).get('if-match')).toBe('"a"')
  })

  test('when to come again, and no cookie of the backend', async () => {
    const headers = { 'Retry-After': '30', 'Set-Cookie': 'token=abc', Server: 'nginx' }
    fetchMock.mockImplementation(() => Promise.resolve(Response.json({}, { status: 429, headers })))
    const answer = await send(new Request(`${SITE}/api/events`))
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'retry-after': '30',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })
})

describe('what is not of the contract is answered with 502, and nothing of it is passed on', () => {
  const html = { 'Content-Type': 'text/html' }

  test.each([
    { what: 'a page', path: '/api/speakers', answer: () => new Response('<script>alert(9)</script>', { headers: html }) },
    { what: 'what a failure left', path: '/api/speakers', answer: () => Response.json({ error: 'SECRET stack at …' }, { status: 500 }) },
  ])('$what', async ({ path, answer: from }) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    fetchMock.mockImplementation(() => Promise.resolve(from()))
    const answer = await send(new Request(`${SITE}${path}`))
    expect(answer.status).toBe(502)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.json()).toMatchObject({ error: { code: 'badGateway' } })
  })
})

describe('a session', () => {
  const signIn = (cookie: string) => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response('Welcome', { headers: { 'Set-Cookie': cookie } })))
    return send(new Request(`${SITE}/api/auth/login`, { method: 'POST', body: '{}' }))
  }

  test('that a sign-in began becomes a cookie of this site, which no script can read', async () => {
    const answer = await signIn('token=abc; Max-Age=60; Domain=backend.example')
    expect(answer.headers.getSetCookie()).toContain('token=abc; HttpOnly; Path=/; Max-Age=60; SameSite=Lax')
  })
})

describe('when the backend is away', () => {
  const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

  test('a refused connection is answered with 502, and the log names the backend', async () => {
    const log = quiet()
    fetchMock.mockRejectedValue(new TypeError('fetch failed'))
    const answer = await send(new Request(`${SITE}/api/events`))
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({ error: { code: 'badGateway', message: expect.stringContaining('reached') as string } })
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${BACKEND}: GET /api/events`), expect.any(TypeError))
  })

  const hang = () =>
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          // The reason is what `fetch` itself rejects with.
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    )

  test('a slow answer is given up after eight seconds and answered with 504', async () => {
    quiet()
    hang()
    jest.useFakeTimers()
    const answering = send(new Request(`${SITE}/api/events`))
    await jest.advanceTimersByTimeAsync(7990)
    expect(await Promise.race([answering, Promise.resolve('waits')])).toBe('waits')
    await jest.advanceTimersByTimeAsync(20)
    jest.useRealTimers()
    const answer = await answering
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({ error: { code: 'gatewayTimeout' } })
  })

  test('a page whose time is over does not ask, and one that has little time left blames nobody for no answer', async () => {
    quiet()
    hang()
    const sendTo = httpTransport(BACKEND)
    const read = (timeout?: number) => sendTo(new Request(`${SITE}/api/events`), { timeout })
    for (let count = 0; count < 3; count++) expect((await read(0)).status).toBe(504)
    expect(fetchMock).not.toHaveBeenCalled()
    for (let count = 0; count < 3; count++) expect((await read(20)).status).toBe(504)
    fetchMock.mockImplementation(() => Promise.resolve(Response.json({ ok: true })))
    expect((await read()).status).toBe(200)
  })

  test('after some failures it is not asked for a while, but for what a visitor sends', async () => {
    quiet()
    fetchMock.mockRejectedValue(new TypeError('fetch failed'))
    const sendTo = httpTransport(BACKEND)
    for (let count = 0; count < 5; count++) expect((await sendTo(new Request(`${SITE}/api/events`))).status).toBe(502)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    const headers = { cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'one' }
    await sendTo(new Request(`${SITE}/api/registrations`, { method: 'POST', headers, body: '{}' }))
    expect(fetchMock).toHaveBeenCalledTimes(4)
  })
})
