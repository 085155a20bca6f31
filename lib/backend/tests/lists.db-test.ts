// On Postgres too: it searches and sorts by statements of its own.
import { expect, test } from './support/test'
import { LIST_ROUTES, WRITE_ROUTES, type ListName } from '@/lib/contract/routes'
import { Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite()

interface List {
  items: Record<string, unknown>[]
  total: number
  page: number
  limit: number
}

const get = (path: string, { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {}) =>
  site.fetch(Object.keys(params).length > 0 ? `${path}?${new URLSearchParams(params).toString()}` : path, { headers })

const names = Object.keys(LIST_ROUTES) as ListName[]
const publicNames = names.filter((name) => LIST_ROUTES[name].audience === 'public')
const staffNames = names.filter((name) => LIST_ROUTES[name].audience === 'staff')

for (const name of publicNames) {
  const { path, item } = LIST_ROUTES[name]

  test(`GET ${path} answers as the contract says`, async () => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const list = (await answer.json()) as List
    expect([list.page, list.limit]).toEqual([1, 12])
    expect(list.items.length).toBe(Math.min(12, list.total))
    for (const document of list.items) item.parse(document)
  })

  test(`GET ${path} pages through everything once, in one order`, async () => {
    const all = (await (await get(`${path}?all=true`)).json()) as List
    const keys: unknown[] = []
    for (let page = 1; page <= Math.ceil(all.total / 5); page += 1) {
      const list = (await (await get(`${path}?limit=5&page=${page}`)).json()) as List
      keys.push(...list.items.map(({ _id }) => _id))
    }
    expect(keys).toEqual(all.items.map(({ _id }) => _id))
    const past = await get(`${path}?page=999999999999`)
    expect(past.status).toBe(200)
    expect(((await past.json()) as List).items).toEqual([])
  })

  test(`GET ${path} hands over the selected fields alone`, async () => {
    const field = Object.keys(item.shape).find((key) => !['_id', 'untranslated'].includes(key)) ?? ''
    for (const select of [field, `${field},_id`, `  ${field} `]) {
      const list = (await (await get(path, { params: { select, lang: 'en' } })).json()) as List
      for (const document of list.items) expect(Object.keys(document).sort()).toEqual(['_id', field].sort())
    }
  })

  test(`GET ${path} refuses what is out of range, and ignores what it does not know`, async () => {
    const refused = ['lang=fr', 'lang=', 'all=maybe', 'all=1', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'limit=0', 'limit=101', 'select=nope', 'select=_id,nope', 'select=constructor', 'sort=nope', 'sort=-nope', 'sort=constructor', 'lang=en&lang=ge']
    for (const query of refused) {
      const answer = await get(`${path}?${query}`)
      expect(answer.status, query).toBe(400)
      const { error } = (await answer.json()) as { error: { code: string; message: string; fields: object } }
      expect(error.code, query).toBe('malformed')
      expect(Object.keys(error.fields), query).toEqual([query.split('=')[0]])
    }
    for (const query of ['colour=red', 'limit=100', 'sort=_id', 'sort=-_id', '_id=nope', `_id=${'x'.repeat(900)}`, `event=${'x'.repeat(900)}`, 'keyword=', 'select=']) {
      expect((await get(`${path}?${query}`)).status, query).toBe(200)
    }
  })

  test(`GET ${path} sorts by any of its fields, in pages that hold everything once`, async () => {
    const { total } = (await (await get(path)).json()) as List
    const keysBy = async (sort: string) => {
      const pages = Array.from({ length: Math.max(1, Math.ceil(total / 100)) }, async (_, page) => {
        const answer = await get(path, { params: { sort, select: '_id', limit: '100', page: String(page + 1) } })
        return ((await answer.json()) as List).items.map(({ _id }) => _id)
      })
      return (await Promise.all(pages)).flat().sort()
    }
    for (const field of Object.keys(item.shape).filter((key) => !['_id', 'untranslated'].includes(key))) {
      const ascending = await keysBy(field)
      expect(new Set(ascending).size, field).toBe(total)
      expect(await keysBy(`-${field}`), field).toEqual(ascending)
    }
  })
}

for (const name of staffNames) {
  test(`GET ${LIST_ROUTES[name].path} is for staff alone`, async () => {
    for (const headers of [{}, { token: 'forged' }, { cookie: 'token=forged' }] as Record<string, string>[]) {
      const answer = await get(LIST_ROUTES[name].path, { headers })
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }])
    }
  })
}

test('the language is the parameter’s, then the cookie’s, then English', async () => {
  const cases = [['', '', 'Nino Kapanadze'], ['&lang=ge', '', 'ნინო კაპანაძე'], ['', 'local-lang=ge', 'ნინო კაპანაძე'], ['&lang=en', 'local-lang=ge', 'Nino Kapanadze'], ['', 'local-lang=fr', 'Nino Kapanadze'], ['', 'token=%E1%83%90', 'Nino Kapanadze']] as const
  for (const [query, cookie, name] of cases) {
    const answer = await get(`/api/speakers?identifier=nino-kapanadze${query}`, { headers: { cookie } })
    expect(((await answer.json()) as List).items[0]?.fullName, `${query} ${cookie}`).toBe(name)
  }
})

test('a field without Georgian falls back to English and is named', async () => {
  const read = async (lang: string) =>
    ((await (await get(`/api/speakers?identifier=miguel-santos&lang=${lang}`)).json()) as List).items[0]
  const [english, georgian] = [await read('en'), await read('ge')]
  expect(georgian?.bio).toBe(english?.bio)
  expect(georgian?.untranslated).toEqual(['bio'])
  expect(georgian?.fullName).not.toBe(english?.fullName)
  expect(english).not.toHaveProperty('untranslated')
})

test('a text that was deleted in Georgian falls back to English, and is empty where English has none either', async () => {
  const staff = await Staff.signIn(site)
  const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [] }
  const emptied = (paragraphs: number) => ({ root: { ...paragraph, type: 'root', children: Array.from({ length: paragraphs }, () => paragraph) } })
  const read = async (identifier: string, lang: string) =>
    ((await (await get(`/api/speakers?identifier=${identifier}&lang=${lang}`)).json()) as List).items[0]
  const key = await staff.keyOf('speakers', 'identifier', 'miguel-santos')
  for (const paragraphs of [1, 2]) {
    await staff.publish('speakers', key, { bio: emptied(paragraphs) }, 'ka')
    const [english, georgian] = [await read('miguel-santos', 'en'), await read('miguel-santos', 'ge')]
    expect([georgian?.bio, georgian?.untranslated]).toEqual([english?.bio, ['bio']])
    expect(english?.bio).not.toBe('')
  }
  await staff.send('POST', 'speakers?locale=en', { identifier: 'says-nothing', fullName: 'Says Nothing', bio: emptied(2), _status: 'published' })
  for (const lang of ['en', 'ge']) expect(await read('says-nothing', lang)).toMatchObject({ bio: '' })
  await staff.send('DELETE', `speakers/${await staff.keyOf('speakers', 'identifier', 'says-nothing')}`)
})

test('the keyword is found in either language by the beginnings of words, without regard to case and marks, and literally', async () => {
  const found = async (keyword: string, path = '/api/speakers') => {
    const answer = await get(path, { params: { keyword, all: 'true' } })
    expect(answer.status, keyword).toBe(200)
    return ((await answer.json()) as List).items.map(({ identifier }) => identifier)
  }
  for (const keyword of ['NINO KAPA', 'კაპანაძე', 'ნინო კაპ', 'კაპანაძე ნინო', 'kapanadze   nino', 'კაპანაძეს']) expect(await found(keyword), keyword).toEqual(['nino-kapanadze'])
  for (const keyword of ['Aydin', 'Aydın', 'aydın leyla']) expect(await found(keyword), keyword).toEqual(['leyla-aydin'])
  expect(await found('YILDIZ emre', '/api/participants')).toEqual(['emre-yildiz'])
  expect(await found('Khidi Logistics')).toContain('nino-kapanadze')
  expect(await found('მეზობელი')).not.toEqual([])
  // The first words of very many are enough.
  for (const keyword of ['apanadze', 'ეზობელი', '%', '!', 'nino_kapanadze', 'zzz-nobody', Array.from({ length: 40 }, (_, index) => `z${index}`).join(' ')]) expect(await found(keyword), keyword).toEqual([])
})

test('sessions are filtered by who speaks, by identifier or key', async () => {
  const all = (await (await get('/api/sessions?all=true')).json()) as { items: { _id: string; speakers: { _id: string; identifier: string }[] }[] }
  const [speaker] = all.items.flatMap(({ speakers }) => speakers)
  const keys = all.items.filter(({ speakers }) => speakers.some(({ _id }) => _id === speaker?._id)).map(({ _id }) => _id)
  expect(keys.length).toBeGreaterThan(0)
  for (const value of [speaker?._id, speaker?.identifier]) {
    const { items } = (await (await get(`/api/sessions?all=true&speaker=${value}`)).json()) as List
    expect(items.map(({ _id }) => _id), value).toEqual(keys)
  }
  expect(((await (await get('/api/sessions?speaker=nobody')).json()) as List).total).toBe(0)
})

test('lists are filtered by event, by its identifier or its key', async () => {
  const events = (await (await get('/api/events?identifier=summit-2025')).json()) as List
  const key = String(events.items[0]?._id)
  const byIdentifier = (await (await get('/api/speakers?event=summit-2025&all=true')).json()) as List
  const byKey = (await (await get(`/api/speakers?event=${key}&all=true`)).json()) as List
  expect(byIdentifier.total).toBeGreaterThan(3)
  expect(byKey).toEqual(byIdentifier)
  for (const speaker of byIdentifier.items) expect(speaker.events).toContain('summit-2025')
  const none = (await (await get('/api/speakers?event=nope')).json()) as List
  expect(none.items).toEqual([])
})

test('events come with the current one first, then the newest, and count their line-ups', async () => {
  const query = 'isFeatured=true&all=true&select=identifier,title,fullTitle,isCurrent,isApplyActive,lineupsCount,startsAt'
  const { items } = (await (await get(`/api/events?${query}`)).json()) as List
  expect(items[0]).toMatchObject({ identifier: 'summit-2027', isCurrent: true, lineupsCount: 8 })
  const starts = items.slice(1).map(({ startsAt }) => Date.parse(String(startsAt)))
  expect(starts).toEqual([...starts].sort((one, other) => other - one))
  for (const { identifier, lineupsCount } of items) {
    const lineups = (await (await get(`/api/lineups?event=${String(identifier)}`)).json()) as List
    expect(lineupsCount, String(identifier)).toBe(lineups.total)
  }
})

test('line-ups come in groups, in the order of their first', async () => {
  const grouped = (await (await get('/api/lineups/grouped?event=gali-jazz-2027')).json()) as {
    items: { group: string; lineups: { group: string; position: number }[] }[]
  }
  expect(grouped.items).toHaveLength(2)
  expect(new Set(grouped.items.map(({ group }) => group)).size).toBe(2)
  const firsts = grouped.items.map(({ lineups }) => lineups[0]?.position ?? -1)
  expect(firsts).toEqual([...firsts].sort((one, other) => one - other))
  for (const { group, lineups } of grouped.items) for (const lineup of lineups) expect(lineup.group).toBe(group)
})

test('a group that is translated in some of its line-ups is one group in Georgian, too', async () => {
  const staff = await Staff.signIn(site)
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: 'half-translated', title: 'Half', _status: 'published' })
  for (const [title, group] of [['One', ''], ['Two', 'ვორქშოპები'], ['Three', '']]) {
    const { doc } = await staff.send('POST', 'lineups?locale=en', { event: event.id, title, group: 'Workshops', _status: 'published' })
    if (group) await staff.publish('lineups', doc.id, { title, group }, 'ka')
  }
  const grouped = async (lang: string) =>
    ((await (await get(`/api/lineups/grouped?event=half-translated&lang=${lang}`)).json()) as { items: { group: string; lineups: { title: string; group: string }[] }[] }).items
  for (const [lang, name] of [['en', 'Workshops'], ['ge', 'ვორქშოპები']] as const) {
    expect((await grouped(lang)).map(({ group, lineups }) => [group, ...lineups.map((lineup) => `${lineup.title} ${lineup.group}`)])).toEqual([[name, `One ${name}`, `Two ${name}`, `Three ${name}`]])
  }
})

type Sortable = string | number | boolean | null

test('related documents and computed fields are sorted by what is shown of them', async () => {
  const valuesOf = async (path: string, field: string, sort: string) => {
    const answer = await get(path, { params: { all: 'true', select: field, sort } })
    return ((await answer.json()) as List).items.map((document) => document[field] as Sortable)
  }
  const inOrder = (values: readonly Sortable[]) => values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= (value ?? ''))
  for (const path of ['/api/sessions', '/api/sessionDays', '/api/lineups', '/api/faqs']) {
    const events = await valuesOf(path, 'event', 'event')
    const given = events.filter((event) => event !== null)
    expect(given.length, path).toBeGreaterThan(0)
    expect(inOrder(given), path).toBe(true)
    expect(events.slice(given.length), `without an event: ${path}`).toEqual(Array(events.length - given.length).fill(null))
  }
  const days = ((await (await get('/api/sessionDays?all=true&select=date')).json()) as List).items
  const dates = new Map(days.map(({ _id, date }) => [_id, String(date)]))
  const sessionDays = (await valuesOf('/api/sessions', 'sessionDay', 'sessionDay')).map((key) => dates.get(String(key)) ?? null)
  expect(inOrder(sessionDays)).toBe(true)
  const counts = await valuesOf('/api/events', 'lineupsCount', '-lineupsCount')
  expect(inOrder(counts.reverse())).toBe(true)
  expect(counts.at(-1)).toBeGreaterThan(0)
  const first = (await (await get('/api/events?sort=-lineupsCount&limit=1')).json()) as List
  expect([first.items.length, first.items[0]?.lineupsCount, first.total]).toEqual([1, counts.at(-1), counts.length])
})

test('the common data come in the sections that are asked for', async () => {
  const both = (await (await get('/api/commons/one?select=home contact')).json()) as Record<string, unknown>
  expect(Object.keys(both).sort()).toEqual(['_id', 'contact', 'home', 'updatedAt'])
  const whole = (await (await get('/api/commons/one')).json()) as Record<string, unknown>
  expect(Object.keys(whole).sort()).toEqual(['_id', 'about', 'careers', 'contact', 'galiJazz', 'home', 'privacy', 'updatedAt'])
  expect((await get('/api/commons/one?select=nope')).status).toBe(400)
  expect((await get('/api/commons/one?lang=fr')).status).toBe(400)
})

test('an address that is not of the contract is a 404 in JSON', async () => {
  for (const path of ['/api/nope', '/api/events/1', '/api/commons', '/api/lineups/grouped/x', '/api/']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'notFound' } })
  }
})

test('the OpenAPI document names every address, with every parameter in its path', async () => {
  interface Operation { parameters?: { name: string; in: string; required?: boolean }[] }
  const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> }
  const routes: { path: string; method?: string }[] = [...Object.values(LIST_ROUTES), ...Object.values(WRITE_ROUTES)]
  for (const { path, method = 'get' } of routes) expect(paths[path], path).toHaveProperty(method)
  for (const [path, methods] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [method, { parameters = [] }] of Object.entries(methods)) {
      const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name)
      expect(described, `${method} ${path}`).toEqual(named)
    }
  }
})

test('what has no translation stands where the text does that is shown in its place, in pages that hold everything once', async () => {
  const staff = await Staff.signIn(site)
  const names = async (query: Record<string, string>) => {
    const { items, total } = (await (await get('/api/participants', { params: { lang: 'ge', ...query } })).json()) as List
    return { total, names: items.map(({ fullName }) => String(fullName)) }
  }
  const before = (await names({ all: 'true' })).names
  for (const fullName of ['Zzz Untranslated', 'Aaa Untranslated']) {
    await staff.send('POST', 'participants?locale=en', { fullName, identifier: fullName.toLowerCase().replaceAll(' ', '-'), _status: 'published' })
  }
  const expected = ['Aaa Untranslated', 'Zzz Untranslated', ...[...before].sort()]
  for (const sort of ['', 'fullName'].map((field): Record<string, string> => (field ? { sort: field } : {}))) {
    expect(await names({ all: 'true', ...sort })).toEqual({ total: 62, names: expected })
    const pages = await Promise.all([1, 2, 3, 4].map(async (page) => names({ page: String(page), limit: '20', ...sort })))
    expect(pages.flatMap((page) => page.names)).toEqual(expected)
    expect(await names({ page: '9', limit: '20', ...sort })).toEqual({ total: 62, names: [] })
  }
  expect((await names({ all: 'true', sort: '-fullName' })).names).toEqual([...expected].reverse())
})
