import { answerAccountForm, isAccountForm } from './account-forms'

process.env.SITE_URL = 'https://leadx.example'

const form = (path: string, body: string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url: `http://localhost:3000${path}`,
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin: 'https://leadx.example', ...headers }),
    text: () => Promise.resolve(body),
  }) as unknown as Request

async function send(path: string, body: string, answer: Response, headers: Record<string, string> = {}) {
  const passed: Request[] = []
  const result = await answerAccountForm(form(path, body, headers), (request) => {
    passed.push(request)
    return Promise.resolve(answer)
  })
  return { result, location: result.headers.get('location'), passed }
}

const done = () => new Response('Welcome')
const refused = (status: number, fields = {}) => Response.json({ error: { code: 'x', message: 'x', fields } }, { status })

test.each([
  { path: '/api/auth/login', body: 'next=/admin', answer: done(), location: '/admin' },
  { path: '/api/auth/login', body: 'next=//evil.example', answer: done(), location: '/' },
  { path: '/api/auth/login', body: 'next=/admin', answer: refused(401), location: '/login?next=%2Fadmin&notice=failed' },
  { path: '/api/auth/login', body: 'next=https://evil.example', answer: refused(401), location: '/login?notice=failed' },
  { path: '/api/auth/login', body: '', answer: refused(429), location: '/login?notice=limit' },
  { path: '/api/auth/login', body: '', answer: refused(502), location: '/login?notice=away' },
  { path: '/api/auth/logout', body: 'next=/about', answer: done(), location: '/about' },
  { path: '/api/auth/forgotPassword', body: 'email=a@b.ge', answer: done(), location: '/forgot-password?notice=sent' },
  { path: '/api/auth/forgotPassword', body: '', answer: refused(422), location: '/forgot-password?notice=failed' },
  { path: '/api/auth/resetPassword', body: 'token=abc', answer: done(), location: '/login?notice=changed' },
  { path: '/api/auth/resetPassword', body: 'token=abc', answer: refused(422, { password: 'short' }), location: '/reset-password/abc?notice=failed' },
  { path: '/api/auth/resetPassword', body: 'token=a/b', answer: refused(422, { token: 'old' }), location: '/reset-password/a%2Fb?notice=over' },
])('$path with "$body" ends on $location', async ({ path, body, answer, location }) => {
  const { result, location: found } = await send(path, body, answer)
  expect([result.status, found]).toEqual([303, location])
})

test('the session that a sign-in begins comes along', async () => {
  const { result } = await send('/api/auth/login', '', new Response('', { headers: { 'Set-Cookie': 'token=abc' } }))
  expect(result.headers.getSetCookie()).toEqual(['token=abc'])
})

test.each(['https://evil.example', 'null', ''])('a form that comes from "%s" goes nowhere', async (origin) => {
  const { result, passed } = await send('/api/auth/login', 'email=a', done(), { origin })
  expect([result.status, passed.length]).toEqual([403, 0])
})

test('what is passed on carries the session and the language, but no cookies', async () => {
  const { passed } = await send('/api/auth/logout', 'lang=ge', done(), { cookie: 'token=abc; XSRF-TOKEN=x' })
  const [request] = passed
  expect([request?.headers.get('token'), request?.headers.get('cookie')]).toEqual(['abc', null])
  expect(new URL(request?.url ?? '').searchParams.get('lang')).toBe('ge')
})

test.each([
  { path: '/api/auth/login', type: 'application/x-www-form-urlencoded', is: true },
  { path: '/api/auth/login', type: 'application/json', is: false },
  { path: '/api/partners', type: 'application/x-www-form-urlencoded', is: false },
])('$type to $path is a form about an account: $is', ({ path, type, is }) => {
  expect(isAccountForm(form(path, '', { 'content-type': type }))).toBe(is)
})
