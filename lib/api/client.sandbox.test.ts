import { EventSchema } from '@/lib/contract/events'
import { listSchema } from '@/lib/contract/query'
import { ApiError } from './api-error'
import { read } from './client'

// Settings are read at first use. With a remote backend the embedded one is not loaded, and the whole
// way to the network can be walked.
process.env.API_BASE_URL = 'https://backend.example'

let fetchMock: jest.SpiedFunction<typeof fetch>
const schema = listSchema(EventSchema.pick({ _id: true, title: true, coverImage: true, gallery: true }))

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No answer was prepared.'))
})

const answerWith = (body: unknown, status = 200) => fetchMock.mockResolvedValue(Response.json(body, { status }))
const readEvents = () => read('/api/events', schema, 'ka', { page: '2' })

async function failure(): Promise<ApiError> {
  try {
    await readEvents()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The read succeeded.')
}

const page = (...items: unknown[]) => ({ items, total: items.length, page: 1, limit: 12 })

test('asks for the page in the language of the visitor', async () => {
  answerWith(page())
  await readEvents()
  const [address] = fetchMock.mock.calls[0] ?? []
  expect(String(address as URL)).toBe('https://backend.example/api/events?page=2&lang=ge')
})

test('hands over the answer with what was left out filled in', async () => {
  answerWith(page({ _id: '1', title: 'Summit', unheard: true }))
  expect(await readEvents()).toEqual(page({ _id: '1', title: 'Summit', coverImage: null, gallery: [] }))
})

test.each([
  {
    what: 'an error that names fields',
    status: 400,
    body: { error: { code: 'malformed', message: 'Look again.', fields: { page: 'A whole number' } } },
    error: { status: 400, code: 'malformed', fields: { page: 'A whole number' }, isOutage: false },
  },
  {
    what: 'an error of a backend that is broken',
    status: 500,
    body: { error: { code: 'internal', message: 'Oh no.' } },
    error: { status: 502, code: 'badGateway', isOutage: true },
  },
  {
    what: 'a success whose items are something else',
    status: 200,
    body: page({ _id: '1' }),
    error: { status: 502, code: 'badGateway', message: expect.stringContaining('/api/events') as string, isOutage: true },
  },
])('fails on $what', async ({ status, body, error }) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerWith(body, status)
  expect(await failure()).toMatchObject(error)
})

test('fails when nobody answers, as an outage', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetchMock.mockRejectedValue(new TypeError('fetch failed'))
  expect(await failure()).toMatchObject({ status: 502, code: 'badGateway', isOutage: true })
})
