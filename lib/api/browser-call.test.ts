import { ApiError } from './api-error'
import { callApi } from './browser-call'

// The two things of a page that a call touches.
const page = { cookie: '' }
const location = { pathname: '/team', search: '?page=2', assign: jest.fn() }
Object.assign(globalThis, { document: page, window: { location } })

let fetchMock: jest.MockedFunction<typeof fetch>

beforeEach(() => {
  page.cookie = 'XSRF-TOKEN=one%2Btwo'
  location.assign.mockClear()
  fetchMock = jest.fn()
  global.fetch = fetchMock
})

const answerWith = (body: string, status: number, type = 'application/json') =>
  fetchMock.mockResolvedValue(new Response(body, { status, headers: { 'Content-Type': type } }))

test('a write repeats the forgery token', async () => {
  answerWith('Saved.', 201, 'text/plain')
  expect(await callApi('/api/partners', { method: 'POST', body: { name: 'A' } })).toBe('Saved.')
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"A"}', headers: { 'X-XSRF-TOKEN': 'one+two' } })
})

test('a visitor who has no forgery token yet gets one before the write', async () => {
  page.cookie = ''
  fetchMock.mockImplementation((address) => {
    if (address !== '/api/auth/logout') page.cookie = 'XSRF-TOKEN=fresh'
    return Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/plain' } }))
  })
  await callApi('/api/auth/logout', { method: 'POST' })
  expect(fetchMock.mock.calls.at(-1)?.[1]).toMatchObject({ headers: { 'X-XSRF-TOKEN': 'fresh' } })
})

test('a read hands over what it read', async () => {
  answerWith('{"role":"user"}', 200)
  expect(await callApi('/api/users/me')).toEqual({ role: 'user' })
})

test.each([200, 201, 299])('a success of %i that cannot be read is a success with an empty body', async (status) => {
  answerWith('<html>', status)
  expect(await callApi('/api/partners', { method: 'POST', body: {} })).toBe('')
})

test('a refusal brings its code and its fields along', async () => {
  answerWith('{"error":{"code":"invalid","message":"Look again.","fields":{"email":"Hm"}}}', 422)
  await expect(callApi('/api/auth/login', { method: 'POST', body: {} })).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Look again.',
    fields: { email: 'Hm' },
  })
})

test.each(['', 'Bad gateway', 'null', '[]'])('a failure that says only "%s" is a failure all the same', async (body) => {
  answerWith(body, 502)
  await expect(callApi('/api/users/me')).rejects.toBeInstanceOf(ApiError)
})

test.each([
  { pathname: '/team', leadsTo: '/login?next=%2Fteam%3Fpage%3D2' },
  { pathname: '/login', leadsTo: undefined },
])('without a session $pathname leaves for $leadsTo, and the call fails', async ({ pathname, leadsTo }) => {
  location.pathname = pathname
  answerWith('{"error":{"code":"unauthorized","message":"Sign in."}}', 401)
  await expect(callApi('/api/users/me')).rejects.toMatchObject({ status: 401 })
  expect(location.assign.mock.calls).toEqual(leadsTo ? [[leadsTo]] : [])
})
