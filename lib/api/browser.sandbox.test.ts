import { ApiError } from './api-error'
import { callApi, readJson } from './browser'

// The two things of a page that a call touches.
const page = { cookie: '' }
Object.assign(globalThis, { document: page, window: { location: { pathname: '/team', search: '' } } })

let fetchMock: jest.MockedFunction<typeof fetch>

const { fetch } = globalThis
afterAll(() => void (globalThis.fetch = fetch))

beforeEach(() => {
  page.cookie = 'XSRF-TOKEN=one%2Btwo'
  fetchMock = jest.fn()
  global.fetch = fetchMock
})

const answerWith = (body: string, status: number, headers: Record<string, string> = {}) =>
  fetchMock.mockResolvedValueOnce(new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } }))
const answerPlain = (body: string, status = 201) => answerWith(body, status, { 'Content-Type': 'text/plain; charset=UTF-8' })
const post = () => callApi('/api/partners', { method: 'POST', body: { name: 'A' } })
const sentTokens = () => fetchMock.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['X-XSRF-TOKEN'])

test('a write repeats the CSRF token and brings back the sentence for the visitor', async () => {
  answerPlain('Saved.')
  expect(await post()).toEqual({ status: 201, message: 'Saved.', data: null, location: '', version: '' })
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"A"}', headers: { 'X-XSRF-TOKEN': 'one+two' } })
})

test('a write names the version that it changes, and brings back the new one; a weak one names none', async () => {
  for (const [tag, version] of [['"b"', '"b"'], ['W/"b"', ''], ['b', '']] as const) {
    answerWith('{}', 200, { ETag: tag })
    expect((await callApi('/api/ownRegistrations/abc/correct', { method: 'POST', body: {}, version: '"a"' })).version).toBe(version)
  }
  expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ 'If-Match': '"a"' })
  answerPlain('Saved.')
  await post()
  expect(fetchMock.mock.lastCall?.[1]?.headers).not.toHaveProperty('If-Match')
})

test('a token that was replaced meanwhile is used at once; one that stayed the same is not tried twice', async () => {
  fetchMock.mockImplementationOnce(() => {
    page.cookie = 'XSRF-TOKEN=new'
    return Promise.resolve(new Response('{}', { status: 403 }))
  })
  answerPlain('Saved.')
  expect(await post()).toMatchObject({ message: 'Saved.' })
  answerWith('{}', 403)
  await expect(post()).rejects.toMatchObject({ status: 403 })
  expect(sentTokens()).toEqual(['one+two', 'new', 'new'])
})

test('a read hands over JSON, and takes nothing else for it', async () => {
  answerWith('{"role":"user"}', 200)
  expect(await readJson('/api/users/me')).toEqual({ role: 'user' })
  answerPlain('hello', 200)
  await expect(readJson('/api/users/me')).rejects.toBeInstanceOf(ApiError)
})

test.each(['application/json', 'text/html', ''])('a success of the type "%s" that cannot be read is a success without words', async (type) => {
  answerWith('<html>', 200, { 'Content-Type': type })
  expect(await post()).toEqual({ status: 200, message: '', data: null, location: '', version: '' })
})

test.each([
  { what: 'names the bad fields', status: 422, body: '{"error":{"code":"invalid","message":"No.","fields":{"email":"Bad."}}}', error: { code: 'invalid', message: 'No.', fields: { email: 'Bad.' } } },
  { what: 'is no JSON', status: 502, body: 'Bad gateway', error: { code: 'internal', message: '', fields: {} } },
  { what: 'is of another shape', status: 400, body: '{"error":{"code":4,"fields":["email",3]}}', error: { code: 'internal', fields: { 0: 'email' } } },
])('an answer that $what is an error that can be worked with', async ({ status, body, error }) => {
  answerWith(body, status)
  const reason: unknown = await post().catch((thrown: unknown) => thrown)
  expect(reason).toBeInstanceOf(ApiError)
  expect(reason).toMatchObject({ status, ...error })
})

test.each([
  { retryAfter: '7', seconds: 7 },
  { retryAfter: undefined, seconds: 60 },
  { retryAfter: new Date(Date.now() + 20_000).toUTCString(), seconds: 20 },
])('a backend that says "$retryAfter" is asked again after $seconds seconds', async ({ retryAfter, seconds }) => {
  answerWith('{}', 429, retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  const error = (await post().catch((reason: unknown) => reason)) as ApiError
  expect(Math.abs((error.retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(1)
})
