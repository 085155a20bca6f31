import { browserAddress, readBrowserList } from './browser-list'

const { fetch } = globalThis
afterAll(() => void (globalThis.fetch = fetch))

const answer = (body: unknown, status = 200) => {
  global.fetch = jest.fn().mockResolvedValue(Response.json(body, { status }))
}
const photo = { url: 'media/nino.webp', alt: '', width: 800, height: 1000 }

test('a choice of a visitor never replaces a fixed parameter of the page', () => {
  const source = { path: '/api/speakers', query: { event: 'summit-2027', lang: 'ge' }, resourceBaseUrl: '' }
  expect(browserAddress(source, { keyword: 'a & b', event: 'summit-2026' })).toBe(
    '/api/speakers?keyword=a+%26+b&event=summit-2027&lang=ge',
  )
})

test('pictures get addresses that a browser can load', async () => {
  answer({ items: [{ photo: { ...photo, renditions: [{ url: 'media/nino-240.webp', width: 240 }] } }], total: 1, page: 1, limit: 24 })
  const { items } = await readBrowserList<{ photo: unknown }>('/api/speakers', 'https://pictures.example')
  expect(items[0]?.photo).toEqual({
    ...photo,
    url: 'https://pictures.example/media/nino.webp',
    renditions: [{ url: 'https://pictures.example/media/nino-240.webp', width: 240 }],
  })
})

test.each([
  { what: 'a refusal', body: { error: {} }, status: 500, error: { status: 500 } },
  { what: 'something that is no list', body: { message: 'hello' }, status: 200, error: { message: '/api/speakers answered no list' } },
])('$what is an error', async ({ body, status, error }) => {
  Object.assign(globalThis, { window: { location: { pathname: '/', search: '' } } })
  answer(body, status)
  await expect(readBrowserList('/api/speakers', '')).rejects.toMatchObject(error)
})
