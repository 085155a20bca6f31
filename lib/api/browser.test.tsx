import { ApiError } from './api-error'
import { send, TooManyRequestsError } from './browser'

const tokens: (string | undefined)[] = []
let answers: Partial<Response>[] = []

const refusal = (status: number, body: unknown, retryAfter?: string): Partial<Response> => ({
  ok: false,
  status,
  headers: { get: () => retryAfter ?? null } as unknown as Headers,
  json: () => (body === undefined ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(body)),
})
const success: Partial<Response> = { ok: true, status: 201, text: () => Promise.resolve('Thank you.') }

beforeEach(() => {
  tokens.length = 0
  document.cookie = 'XSRF-TOKEN=one'
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = jest.fn((_address: string, { headers }: { headers: Record<string, string> }) => {
    tokens.push(headers['X-XSRF-TOKEN'])
    return Promise.resolve(answers.shift() ?? success)
  }) as jest.Mock
})

test('a write repeats the forgery-protection cookie in its header and brings back the sentence for the visitor', async () => {
  await expect(send('/api/subscriptions', {})).resolves.toEqual({ status: 201, text: 'Thank you.' })
  expect(tokens).toEqual(['one'])
})

test('a token that was set anew meanwhile is used at once; one that stayed the same is not tried twice', async () => {
  answers = [{ ...refusal(403, {}), json: () => Promise.resolve((document.cookie = 'XSRF-TOKEN=two')) }]
  await expect(send('/api/subscriptions', {})).resolves.toMatchObject({ status: 201 })
  expect(tokens).toEqual(['one', 'two'])
  answers = [refusal(403, {})]
  await expect(send('/api/subscriptions', {})).rejects.toMatchObject({ status: 403 })
  expect(tokens).toHaveLength(3)
})

test.each([
  { what: 'names the bad fields', status: 422, body: { error: { code: 'invalid', message: 'No.', fields: { email: 'Bad.' } } }, code: 'invalid', fields: { email: 'Bad.' } },
  { what: 'is no JSON', status: 500, body: undefined, code: 'internal', fields: {} },
  { what: 'is of another shape', status: 400, body: { error: { fields: ['email', 3] } }, code: 'internal', fields: { 0: 'email' } },
])('an answer that $what is an error that can be worked with', async ({ status, body, code, fields }) => {
  answers = [refusal(status, body)]
  const error: unknown = await send('/api/subscriptions', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, code, fields })
})

test.each([
  { retryAfter: '7', seconds: 7 },
  { retryAfter: undefined, seconds: 60 },
  { retryAfter: new Date(Date.now() + 20_000).toUTCString(), seconds: 20 },
])('a backend that says "$retryAfter" is asked again after $seconds seconds', async ({ retryAfter, seconds }) => {
  answers = [refusal(429, { error: { code: 'tooManyRequests', message: 'Wait.' } }, retryAfter)]
  const error: unknown = await send('/api/subscriptions', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TooManyRequestsError)
  expect(Math.abs((error as TooManyRequestsError).retryAfter - seconds)).toBeLessThanOrEqual(1)
})
