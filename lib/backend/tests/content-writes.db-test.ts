// On Postgres too: positions are written by its statements.
import { expect, LONG, test } from './support/test'
import { send, signIn } from './support/client'
import { openSite } from './support/site'

const site = await openSite()
const { token } = await signIn(site)

const MISSING = '3f0b1a9e-1111-4222-8333-123456789abc'

interface Item {
  _id: string
  position: number
  [field: string]: unknown
}

const write = (method: string, path: string, body?: unknown) => send(site, method, path, { token, body })
async function list(name: string, lang = 'en'): Promise<Item[]> {
  const answer = await site.fetch(`/api/${name}?all=true&lang=${lang}`)
  return ((await answer.json()) as { items: Item[] }).items
}
const find = async (name: string, key: string, lang = 'en') => (await list(name, lang)).find(({ _id }) => _id === key)
const errorOf = async (answer: Response) => ((await answer.json()) as { error: { code: string; fields?: Record<string, string> } }).error

test('a partner is created, read at once, replaced, and deleted', async () => {
  const [{ logo } = { logo: { url: '' } }] = (await list('partners')) as (Item & { logo: { url: string } })[]
  const body = { name: { en: 'Test Partner', ge: 'სატესტო პარტნიორი' }, link: 'https://partner.example', tier: 'media', events: ['summit-2027'], logo }
  const created = await write('POST', '/api/partners', body)
  expect(created.status).toBe(201)
  expect(created.headers.get('content-type')).toContain('text/plain')
  const key = await created.text()
  expect(created.headers.get('location')).toBe(`/api/partners?_id=${key}`)
  const [en, ge] = [await find('partners', key), await find('partners', key, 'ge')]
  expect(en).toMatchObject({ name: 'Test Partner', link: 'https://partner.example', tier: 'media', events: ['summit-2027'], logo: { url: logo.url } })
  expect(ge).toMatchObject({ name: 'სატესტო პარტნიორი' })
  expect((await list('partners')).at(-1)?._id).toBe(key)

  const replaced = await write('PUT', `/api/partners/${key}?lang=ge`, { name: 'ახალი სახელი', position: 0 })
  expect([replaced.status, replaced.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(await find('partners', key)).toMatchObject({ name: 'Test Partner', link: '', tier: 'supporting', events: [], logo: null, position: 0 })
  expect(await find('partners', key, 'ge')).toMatchObject({ name: 'ახალი სახელი' })

  await write('PUT', `/api/partners/${key}`, { name: { en: 'English alone' } })
  expect(await find('partners', key, 'ge')).toMatchObject({ name: 'English alone', untranslated: ['name'] })

  expect((await write('DELETE', `/api/partners/${key}`)).status).toBe(200)
  expect(await find('partners', key)).toBeUndefined()
  expect((await write('DELETE', `/api/partners/${key}`)).status).toBe(404)
})

test('a line-up is created in the language of the request, and replaced', async () => {
  const key = await (await write('POST', '/api/lineups?lang=ge', { event: 'summit-2027', title: 'სცენა', group: 'ჯგუფი', position: 1 })).text()
  expect(await find('lineups', key, 'ge')).toMatchObject({ event: 'summit-2027', title: 'სცენა', group: 'ჯგუფი', position: 1 })
  // There must be something to fall back to.
  expect(await find('lineups', key)).toMatchObject({ title: 'სცენა', group: '' })
  const body = { event: 'gali-jazz-2027', title: { en: 'Stage', ge: 'სცენა' }, description: { en: 'One\nTwo' } }
  expect((await write('PUT', `/api/lineups/${key}`, body)).status).toBe(200)
  expect(await find('lineups', key, 'ge')).toMatchObject({ event: 'gali-jazz-2027', title: 'სცენა', description: 'One\nTwo', group: '' })
  expect((await write('DELETE', `/api/lineups/${key}`)).status).toBe(200)
})

test('errors of a body are named, and nothing is stored', async () => {
  const before = await list('partners')
  const key = before[0]?._id ?? ''
  const bad: [string, unknown, number, string?][] = [
    ['no name', {}, 422, 'name'],
    ['a name with a zero byte', { name: 'a\u0000b' }, 422, 'name'],
    ['a link that runs code', { name: 'A', link: 'javascript:alert(1)' }, 422, 'link'],
    ['an unknown event', { name: 'A', events: ['nope'] }, 422, 'events'],
    ['an unknown picture', { name: 'A', logo: MISSING }, 422, 'logo'],
    ['a picture that is no key', { name: 'A', logo: "' OR 1=1 --" }, 422, 'logo'],
    ['a picture from elsewhere', { name: 'A', logo: { url: 'https://evil.example/x.png' } }, 422, 'logo'],
    ['a place before the first', { name: 'A', position: -1 }, 422, 'position'],
    ['a list', [], 422],
    ['no JSON', '{', 400],
    ['too much', { name: 'A', link: `https://x.example/${'x'.repeat(70_000)}` }, 413],
  ]
  for (const [what, body, status, field] of bad) {
    for (const [method, path] of [['POST', '/api/partners'], ['PUT', `/api/partners/${key}`]] as const) {
      const answer = await write(method, path, body)
      expect(answer.status, `${method} ${what}`).toBe(status)
      const { fields } = await errorOf(answer)
      if (field) expect(Object.keys(fields ?? {}).join(), what).toContain(field)
    }
  }
  const noEvent = await write('POST', '/api/lineups', { event: 'nope', title: 'A' })
  expect([noEvent.status, Object.keys((await errorOf(noEvent)).fields ?? {})]).toEqual([422, ['event']])
  const asText = await send(site, 'POST', '/api/partners', { token, body: '{}', headers: { 'Content-Type': 'text/plain' } })
  expect(asText.status).toBe(415)
  for (const key of [MISSING, 'nope', '%00', "' OR 1=1 --"]) {
    const path = `/api/partners/${encodeURIComponent(key)}`
    expect((await write('PUT', path, { name: 'A' })).status, key).toBe(404)
    expect((await write('DELETE', path)).status, key).toBe(404)
  }
  expect(await list('partners')).toEqual(before)
})

test('a new order is kept whole or not at all, and shows at once', async () => {
  for (const name of ['partners', 'lineups']) {
    const before = await list(name)
    const keys = before.map(({ _id }) => _id)
    const [first = '', second = '', last = ''] = [keys[0], keys[1], keys.at(-1)]
    const path = `/api/${name}/positions`
    for (const body of [
      [{ _id: last, position: 0 }, { _id: MISSING, position: 1 }],
      [{ _id: last, position: 0 }, { _id: last, position: 1 }],
      {},
    ]) {
      expect((await write('PATCH', path, body)).status, JSON.stringify(body)).toBe(422)
    }
    expect(await list(name)).toEqual(before)

    const answer = await write('PATCH', path, [{ _id: last, position: 0 }, { _id: first, position: 2 }])
    expect(answer.status).toBe(200)
    const { items } = (await answer.json()) as { items: Item[] }
    const expected = [last, second, first, ...keys.slice(2, -1)]
    expect(items.map(({ _id }) => _id)).toEqual(expected)
    expect(items.map(({ position }) => position)).toEqual(keys.map((_, index) => index))
    expect((await list(name)).map(({ _id }) => _id)).toEqual(expected)
  }
})

test('a place survives the next save in the CMS', async () => {
  const keys = (await list('partners')).map(({ _id }) => _id)
  const moved = keys.at(-1) ?? ''
  await write('PATCH', '/api/partners/positions', [{ _id: moved, position: 0 }])
  expect((await write('PATCH', `/cms/api/partners/${moved}?locale=en`, { tier: 'main', _status: 'published' })).status).toBe(200)
  expect((await list('partners'))[0]?._id).toBe(moved)
})

test('sixty who put partners in order at the same time end in an order', LONG, async () => {
  const keys = (await list('partners')).map(({ _id }) => _id).sort()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, round) => {
      const moves = keys.map((_id, index) => ({ _id, position: (index * 7 + round) % keys.length }))
      return write('PATCH', '/api/partners/positions', moves)
    }),
  )
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  const orders = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { items: Item[] }).items.map(({ _id }) => _id).join()))
  const after = await list('partners')
  expect(after.map(({ position }) => position)).toEqual(keys.map((_, index) => index))
  expect(after.map(({ _id }) => _id).sort()).toEqual(keys)
  // The order that is left is one that somebody asked for.
  expect(orders).toContain(after.map(({ _id }) => _id).join())
})
