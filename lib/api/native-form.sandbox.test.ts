import { findFormDraft } from './form-drafts'
import { answerNativeForm } from './native-form'

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://leadx.example', CORS_ORIGINS: [] }) }))

const FORM = 'application/x-www-form-urlencoded'

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': FORM, origin: 'https://leadx.example', ...headers },
    body,
  })

async function send(request: Request, answer: Response) {
  const passed: Request[] = []
  const result = await answerNativeForm(request, (contractRequest) => {
    passed.push(contractRequest)
    return Promise.resolve(answer)
  })
  return { result, status: result?.status, location: result?.headers.get('location'), passed }
}

const accepted = () => new Response('Welcome')
const refused = (status: number, fields = {}) => Response.json({ error: { code: 'x', message: 'No.', fields } }, { status })

test.each([
  { path: '/api/auth/login', body: 'next=/admin', answer: accepted(), location: '/admin' },
  { path: '/api/auth/resetPassword', body: 'token=abc', answer: refused(422, { token: 'old' }), location: '/reset-password/abc?notice=over' },
  { path: '/api/subscriptions', body: 'email=a@b.ge&lang=ge', answer: accepted(), location: '/thank-you/subscription?lang=ge' },
  { path: '/api/ownRegistrations/abc/withdraw', body: 'lang=ge', answer: refused(404), location: '/registration/abc?lang=ge' },
])('$path with "$body" ends on $location', async ({ path, body, answer, location }) => {
  const { result, ...outcome } = await send(post(path, body), answer)
  expect(outcome).toMatchObject({ status: 303, location })
  expect(result?.headers.get('cache-control')).toBe('private, no-store')
})

test('a form of more fields than any has goes nowhere', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=`).join('&')
  expect((await send(post('/api/subscriptions', fields(1000)), accepted())).passed).toHaveLength(1)
  const { result, passed } = await send(post('/api/subscriptions', fields(1001)), accepted())
  expect([result?.status, await result?.json(), passed.length]).toMatchObject([400, { error: { code: 'malformed' } }, 0])
})

test.each([
  { version: '"abc"', ifMatch: '"abc"' },
  { version: '"a"\r\nX: 1', ifMatch: null },
])('the version $version that a form was filled in from travels as If-Match, and is shown again with the form', async ({ version, ifMatch }) => {
  const body = new URLSearchParams({ fullName: 'Nino', version }).toString()
  const { location, passed } = await send(post('/api/ownRegistrations/abc/correct', body), refused(412))
  expect(passed[0]?.headers.get('if-match')).toBe(ifMatch)
  expect(await passed[0]?.json()).toEqual({ fullName: 'Nino' })
  expect(await findFormDraft(location?.slice('/form/'.length) ?? '')).toMatchObject({ status: 412, message: 'No.', values: { fullName: 'Nino', version } })
})

test.each(['https://evil.example', 'null'])('a form that comes from "%s" goes nowhere', async (origin) => {
  for (const path of ['/api/auth/login', '/api/subscriptions', '/api/registrations']) {
    const { status, passed } = await send(post(path, 'email=a', { origin }), accepted())
    expect([status, passed.length]).toEqual([403, 0])
  }
})

test('a link of an email works from wherever it is opened, but without a session', async () => {
  const request = post('/api/ownSubscriptions/abc/unsubscribe', '', { origin: 'null', cookie: 'token=abc' })
  const { status, passed } = await send(request, accepted())
  expect([status, passed[0]?.headers.get('token')]).toEqual([303, null])
})

test('a form with a token in its address is refused when it comes from another site by name', async () => {
  const path = '/api/ownSubscriptions/abc/unsubscribe'
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
    const { status, passed } = await send(post(path, '', headers), accepted())
    expect([status, passed.length]).toEqual([403, 0])
  }
})

test('a mail program is answered without a page', async () => {
  const request = () => post('/api/ownSubscriptions/abc/unsubscribe', 'List-Unsubscribe=One-Click', { origin: '' })
  expect(await send(request(), accepted())).toMatchObject({ status: 200, location: null })
  expect(await send(request(), refused(404))).toMatchObject({ status: 404, location: null })
})

test('the forwarded request carries the session and the language, but no cookies', async () => {
  const cookie = 'token=abc; XSRF-TOKEN=x; local-lang=ge'
  const [fromCookie, fromField] = [
    await send(post('/api/auth/logout', '', { cookie }), accepted()),
    await send(post('/api/auth/logout', 'lang=en', { cookie }), accepted()),
  ]
  expect([fromCookie.passed[0]?.headers.get('token'), fromCookie.passed[0]?.headers.get('cookie')]).toEqual(['abc', null])
  expect(new URL(fromCookie.passed[0]?.url ?? '').searchParams.get('lang')).toBe('ge')
  expect(new URL(fromField.passed[0]?.url ?? '').searchParams.get('lang')).toBe('en')
})

test.each([
  { path: '/api/auth/login', type: 'application/json' },
  { path: '/api/partners', type: FORM },
])('$type to $path is no form', async ({ path, type }) => {
  expect((await send(post(path, '{}', { 'content-type': type }), accepted())).result).toBeNull()
})
