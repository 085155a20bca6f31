// On Postgres too: it refuses other queries by itself.
import { inspect } from 'node:util'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { eventually, expect, LONG, SAME_ON_BOTH, test } from './support/test'
import sharp from 'sharp'
import { runStatement, sql } from '@/lib/backend/database/statement'
import { send, signIn, Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite()
const cms = await Staff.signIn(site)
const { token: visitor } = await cms.hire('user')

test('a missing document is answered with 404, and is no failure', async () => {
  for (const file of ['nothing.webp', '..%2f..%2fsite.db', '..%252f..%252fetc%252fpasswd', '%00', '.', 'a'.repeat(300)]) {
    const { status } = await site.fetch(`/cms/api/media/file/${file}`)
    expect([400, 403, 404], `${file}: ${status}`).toContain(status)
  }
  for (const path of ['registrations', 'users', 'media', 'audit-log', 'payload-preferences', 'payload-locked-documents']) {
    for (const versions of ['versions', 'versions/1']) {
      expect((await cms.ask('GET', `${path}/${versions}`)).status, path).toBe(404)
      expect([403, 404], path).toContain((await site.fetch(`/cms/api/${path}/${versions}`)).status)
    }
    expect((await cms.ask('POST', `${path}/versions/1`)).status, path).toBe(404)
  }
  expect((await cms.ask('GET', 'articles/versions?limit=1')).status).toBe(200)
})

test('server functions are those of the staff screens alone, for whoever has such screens', async () => {
  const { mayCallServerFunction } = await import('@/lib/backend/http/server-functions')
  const asked = (name: unknown, token: string) => mayCallServerFunction(name, new Headers({ cookie: `token=${token}` }))
  const editor = await cms.hire('editor')
  for (const name of ['form-state', 'render-list', 'schedule-publish']) {
    expect([await asked(name, cms.token), await asked(name, editor.token), await asked(name, visitor), await asked(name, 'x')], name).toEqual([true, true, false, false])
  }
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing', '', undefined, null, ['form-state'], {}]) expect(await asked(name, cms.token), String(name)).toBe(false)
})

test('no cache keeps what the CMS answers, pictures aside', async () => {
  const paths = ['registrations', 'registrations?limit=1', 'users/me', 'globals/home', 'articles', 'nope', 'access']
  for (const path of paths) {
    for (const answer of [await cms.ask('GET', path), await site.fetch(`/cms/api/${path}`)]) {
      expect(answer.headers.get('cache-control'), `${path}: ${answer.status}`).toBe('private, no-store')
    }
  }
  const refused = await send(site, 'POST', '/cms/api/users', { headers: { origin: 'https://evil.example' } })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
  const { docs } = await cms.send<{ docs: { filename: string }[] }>('GET', 'media?limit=1')
  const picture = await site.fetch(`/cms/api/media/file/${docs[0]?.filename}`)
  await picture.body?.cancel()
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('an aborted request for a picture leaves no file open', { skip: !existsSync('/proc/self/fd') && 'this system does not tell what is open' }, async () => {
  const { docs } = await cms.send<{ docs: { filename: string }[] }>('GET', 'media?limit=1&sort=-filesize')
  const filename = docs[0]?.filename ?? ''
  const openFiles = () => readdirSync('/proc/self/fd').filter((number) => isOpen(number, filename))
  for (const path of [`/cms/api/media/file/${filename}`, `/cms/api/%6dedia/file/${filename}`]) {
    const headers = { token: cms.token }
    for (let time = 0; time < 5; time += 1) {
      const head = await site.fetch(path, { method: 'HEAD', headers })
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/webp', ''])
      await (await site.fetch(path, { headers })).body?.cancel()
      const leaving = new AbortController()
      await site.fetch(path, { headers, signal: leaving.signal })
      leaving.abort()
      await site.fetch(path, { headers, signal: AbortSignal.abort() })
    }
  }
  await eventually(() => expect(openFiles()).toEqual([]))
  expect((await (await site.fetch(`/cms/api/media/file/${filename}`)).arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

function isOpen(number: string, filename: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${number}`).endsWith(`/${filename}`)
  } catch {
    return false
  }
}

test('no cache keeps what the contract answers to somebody who is signed in', async () => {
  const { token } = await signIn(site)
  for (const path of ['/api/users/me', '/api/registrations', '/api/events', '/api/articles?draft=true', '/api/nope']) {
    for (const headers of [{ token }, { cookie: `token=${token}` }] as Record<string, string>[]) {
      expect((await send(site, 'GET', path, { headers })).headers.get('cache-control'), path).toBe('private, no-store')
    }
  }
  expect((await send(site, 'GET', '/api/users/me')).headers.get('cache-control')).toContain('private')
  expect((await send(site, 'GET', '/api/events')).headers.get('cache-control')).toBe('private, no-cache')
})

function upload(file: Buffer): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'noise.png')
  body.set('_payload', JSON.stringify({ alt: { en: 'Noise', ka: 'ხმაური' } }))
  return site.fetch('/cms/api/media?locale=en', { method: 'POST', headers: { token: cms.token }, body })
}

test('a picture of more than 25 MB is refused with a sentence, one of 12 MB is taken', { ...LONG, ...SAME_ON_BOTH }, async () => {
  const noise = Buffer.alloc(12 * 1024 * 1024 + 512)
  for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 2654435761) >>> 24
  const side = 2000
  const picture = await sharp(noise.subarray(0, side * side * 3), { raw: { width: side, height: side, channels: 3 } }).png({ compressionLevel: 0 }).toBuffer()
  expect(picture.length).toBeGreaterThan(11 * 1024 * 1024)
  expect((await upload(picture)).status).toBe(201)
  const refused = await upload(Buffer.concat([picture, picture, picture]))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('25 MB') }] })
})

test('the server fetches no picture from an address that somebody names', async () => {
  for (const url of ['http://127.0.0.1:1/x.png', 'http://169.254.169.254/latest', 'https://example.com/x.png', '/cms/api/media/file/x.png', 'data:image/png;base64,AA']) {
    const answer = await cms.ask('POST', 'media', { url, filename: 'x.png', alt: { en: 'A', ka: 'ა' } })
    expect([answer.status, await answer.text()], url).toEqual([400, expect.stringContaining('Choose a picture')])
  }
  expect((await cms.ask('GET', 'media/paste-url?src=http://127.0.0.1:1/x.png')).status).toBe(400)
})

test('a value of another type than its field’s is refused, and names the field', async () => {
  const wrong = [
    ['articles', { title: { a: 1 } }, 'title'],
    ['articles', { title: 'T', body: 'x' }, 'body'],
    ['articles', { title: 'T', createdAt: 'x' }, 'createdAt'],
    ['users', { email: 1, password: 'a long enough one', role: 'user' }, 'email'],
    ['users', { email: 'typed@leadx.example', password: 1, role: 'user' }, 'password'],
    ['users', { email: 'typed@leadx.example', password: 'a long enough one', role: ['admin'] }, 'role'],
  ] as const
  for (const [collection, body, field] of wrong) {
    const answer = await cms.ask('POST', collection, body)
    expect([answer.status, await answer.text()], `${collection} ${JSON.stringify(body)}`).toEqual([400, expect.stringContaining(`“${field}`)])
  }
  const account = (await cms.send<{ docs: { id: number }[] }>('GET', 'users?where[email][equals]=user@leadx.example')).docs[0]?.id
  const own = await send(site, 'PATCH', `/cms/api/users/${account}`, { token: visitor, body: { email: { $ne: 1 } } })
  expect([own.status, await own.text()]).toEqual([400, expect.not.stringContaining('email')])
  expect((await cms.ask('POST', 'globals/about', { _status: 1 })).status).toBe(400)
})

test('a body that is no document is refused as the sender’s fault', async () => {
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  for (const path of ['users', 'events', 'registrations', 'globals/home', 'users/second-factor/begin']) {
    for (const body of ['null', '1', '"text"', 'true', '{', deep, `{"title":${deep}}`]) {
      const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${cms.token}` }
      const { status } = await site.fetch(`/cms/api/${path}`, { method: 'POST', headers, body })
      expect([path, body.slice(0, 20), status]).toEqual([path, body.slice(0, 20), 400])
    }
  }
})

test('a body of another kind than its header says, or none, is refused as the sender’s fault', SAME_ON_BOTH, async () => {
  const types = ['multipart/form-data; boundary=', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', 'image/png', '']
  const bodies = ['', 'text', '{}', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n']
  for (const [method, path] of [['POST', 'users'], ['POST', 'partners'], ['POST', 'globals/about'], ['POST', 'payload-preferences'], ['PATCH', 'speakers?where[id][exists]=false']]) {
    for (const type of types) {
      for (const body of bodies) {
        const { status } = await site.fetch(`/cms/api/${path}`, { method, headers: { 'Content-Type': type, token: cms.token }, body })
        expect(status, `${method} ${path} ${type} ${body}`).toBeLessThan(500)
      }
    }
  }
})

test('what no screen uses is closed: deleting settings by name, and drawing pictures', async () => {
  const answer = await cms.ask('DELETE', 'payload-preferences/nav')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  for (const path of ['og', 'og?title=x', '%6fg']) expect((await site.fetch(`/cms/api/${path}`)).status, path).toBe(404)
})

test('an inherited member of objects is no collection', async () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    for (const [method, path] of [['GET', name], ['GET', `${name}/1/versions`], ['POST', name], ['PATCH', `${name}/duplicate`], ['DELETE', `${name}/1`], ['GET', `globals/${name}`]] as const) {
      const { status } = await cms.ask(method, path, method === 'GET' ? undefined : {})
      expect(status, `${method} ${path}`).toBe(404)
    }
  }
})

test('a character that no database takes is refused, wherever it is sent', async () => {
  const queries = ['where[title][equals]=%00', 'where[title][like]=a%00b', 'where%5Btitle%5D%5Bin%5D=a,%00', `where=${encodeURIComponent(JSON.stringify({ title: { equals: '\0' } }))}`, 'sort=%00', 'select[%00]=true']
  for (const query of queries) expect((await site.fetch(`/cms/api/events?${query}`)).status, query).toBe(400)
  expect((await site.fetch('/cms/api/events/%00')).status).toBe(400)
  const headers = { token: cms.token, 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
  expect((await site.fetch('/cms/api/events', { method: 'POST', headers, body: 'where[title][equals]=%00' })).status).toBe(400)
  expect((await site.fetch('/cms/api/events', { method: 'POST', headers, body: 'where[title][equals]=None&locale=en' })).status).toBe(200)
  expect((await cms.ask('POST', 'partners', { name: 'a\0b' })).status).toBe(400)
  expect((await cms.ask('POST', 'partners', { deep: [{ 'a\0b': 1 }] })).status).toBe(400)
  for (const [path, field] of [['partners', 'name'], ['globals/about', 'title']] as const) {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ [field]: 'a\0b' }))
    expect((await site.fetch(`/cms/api/${path}`, { method: 'POST', headers: { token: cms.token }, body })).status, path).toBe(400)
  }
})

test('strangers are not told which pictures there are, and read each by the address that a page names', async () => {
  const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
  expect((await upload(await blank.png().toBuffer())).status).toBe(201)
  const { docs } = await cms.send<{ docs: { id: string; filename: string; sizes: { w240: { filename: string } } }[] }>('GET', 'media?limit=1')
  const [picture] = docs
  for (const path of ['media', 'media?limit=0', `media/${picture?.id}`, `media?where[filename][equals]=${picture?.filename}`, 'media/distinct?field=filename', 'media/count']) {
    const answer = await site.fetch(`/cms/api/${path}`)
    expect([403, 404], path).toContain(answer.status)
    expect(await answer.text(), path).not.toContain(picture?.filename)
  }
  for (const name of [picture?.filename, picture?.sizes.w240.filename]) {
    const file = await site.fetch(`/cms/api/media/file/${name}`)
    await file.body?.cancel()
    expect(file.status, name).toBe(200)
  }
  const shown = await site.fetch('/api/partners?all=true&select=logo')
  expect(await shown.text()).toContain('.webp')
  for (const path of [`media/${picture?.id}`, 'media?limit=0&depth=2']) expect((await cms.ask('GET', path)).status, path).toBe(200)
  const { docs: shownToStaff } = await cms.send<{ docs: { logo: unknown }[] }>('GET', 'partners?limit=100&depth=1')
  expect(shownToStaff.some(({ logo }) => typeof logo === 'object' && logo !== null)).toBe(true)
})

test('strangers read nothing of the CMS but pictures, whatever they ask', async () => {
  const queries = ['', '?where[startsAt][near]=1,2', '?where[startsAt][equals]=never', '?page=1e30', '?where[title][all]=x', '?limit=0&overrideAccess=true']
  const refusal = { errors: [{ message: 'Sign in first.' }] }
  for (const path of ['access', 'events', 'events/x', 'events/count', 'users', 'users/init', 'users/me/x', 'globals/home', 'media', 'nope', 'EVENTS']) {
    for (const query of queries) {
      for (const headers of [{}, { cookie: 'token=made-up' }] as Record<string, string>[]) {
        const answer = await site.fetch(`/cms/api/${path}${query}`, { headers })
        expect([answer.status, await answer.json()], `${path}${query}`).toEqual([403, refusal])
      }
    }
  }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
  expect((await site.fetch('/cms/api/events', { method: 'POST', headers, body: 'limit=1' })).status).toBe(403)
  for (const query of queries) expect(await (await site.fetch(`/cms/api/users/me${query}`)).json(), query).toMatchObject({ user: null })
  const { docs } = await cms.send<{ docs: { filename: string }[] }>('GET', 'media?limit=1')
  for (const query of ['?prefix=', '?prefix=x', '?page=1e30']) {
    const picture = await site.fetch(`/cms/api/media/file/${docs[0]?.filename}${query}`)
    await picture.body?.cancel()
    expect(picture.status, query).toBe(200)
  }
})

test('whoever saves after their session has ended is told so, and a visitor with an account that they may not', async () => {
  const { docs } = await cms.send<{ docs: { id: string }[] }>('GET', 'events?limit=1')
  const body = JSON.stringify({ title: 'Typed for an hour' })
  for (const [headers, message] of [[{}, /signed out.* nothing was saved/], [{ token: 'ended' }, /signed out.* nothing was saved/], [{ token: visitor }, /not allowed/]] as [Record<string, string>, RegExp][]) {
    const answer = await site.fetch(`/cms/api/events/${docs[0]?.id}?locale=en`, { method: 'PATCH', headers: { 'Content-Type': 'application/json', ...headers }, body })
    expect([answer.status, await answer.json()]).toEqual([403, { errors: [{ message: expect.stringMatching(message) }] }])
  }
})

test('a query that no database can answer is the fault of who sends it, and no failure', LONG, async () => {
  const { error, warn } = console
  const errors = new Set<string>()
  console.warn = () => undefined
  console.error = (text: unknown) => void errors.add(String(text).slice(0, 200))
  const queries = [
    'where[startsAt][near]=1,2', 'where[title][near]=x', 'where[startsAt][within]=x', 'where[startsAt][equals]=never', 'where[startsAt][greater_than]=never', 'where[startsAt][all]=x', 'where[title][all]=x',
    'where[startsAt][like]=x', 'where[capacity][equals]=x', 'where[capacity][less_than]=1e400', 'where[id][equals]=x', 'where[id][in]=x,y', 'where[isFeatured][equals]=maybe', 'where[title][like][x]=y', 'where[title]=x', 'where[title][equals][]=a',
    'where=x', 'where={', 'where=[', 'where[or]=x', 'where[or][0]=x', 'where[and][x]=y', 'where[gallery][near]=x', 'where[venue.latitude][near]=x',
    'page=1e30', 'page=-1', 'page=NaN', 'page=1e308', 'limit=1e30', 'limit=x', 'depth=1e30', 'depth=x', 'sort=nope', 'sort[]=x', 'sort[x]=y', 'select=x', 'select[title]=x', 'populate=x', 'joins=x', 'locale=x', 'locale=all&sort=title', 'draft=true&where[startsAt][near]=x', 'trash=x', 'prefix=',
  ]
  for (const path of ['events', 'events/versions', 'events/count', 'events/versions/count', 'events/distinct']) {
    for (const query of queries) {
      const { status } = await cms.ask('GET', `${path}?field=title&${query}`)
      expect(status, `${path}?${query}`).toBeLessThan(500)
    }
  }
  Object.assign(console, { error, warn })
  expect([...errors]).toEqual([])
})

test('a failure of the database is no fault of the query, and a query that is at fault is printed with its cause', async () => {
  const { error, warn } = console
  const [errors, warnings] = [[] as string[], [] as string[]]
  console.error = (...values: unknown[]) => void errors.push(inspect(values))
  console.warn = (...values: unknown[]) => void warnings.push(inspect(values))
  await runStatement(site.payload, sql`alter table redirects rename to redirects_away`)
  const failed = await cms.ask('GET', 'redirects')
  await runStatement(site.payload, sql`alter table redirects_away rename to redirects`)
  const refused = await cms.ask('GET', 'events?where[startsAt][all]=x')
  Object.assign(console, { error, warn })
  expect([failed.status, refused.status]).toEqual([500, 400])
  expect(errors.join()).toMatch(/no such table|does not exist/)
  expect(warnings.join()).toMatch(/cannot be answered[\s\S]* at /)
})

test('visitors with an account get a page of a list, and no more than hangs together directly', async () => {
  const lengthOf = async (query: string, token: string) => {
    const answer = await send(site, 'GET', `/cms/api/participants?${query}`, { token })
    return ((await answer.json()) as { docs: unknown[] }).docs.length
  }
  for (let count = 0; count < 50; count += 1) {
    const data = { fullName: `Somebody ${count}`, identifier: `somebody-${count}`, _status: 'published' as const }
    await site.payload.create({ collection: 'participants', locale: 'en', data })
  }
  const { totalDocs } = await site.payload.count({ collection: 'participants' })
  expect(totalDocs).toBeGreaterThan(100)
  for (const query of ['limit=0', 'limit=0&depth=10', 'limit=5000', 'limit=-1', 'pagination=false']) expect(await lengthOf(query, visitor), query).toBe(100)
  expect(await lengthOf('', visitor)).toBe(10)
  expect(await lengthOf('limit=3', visitor)).toBe(3)
  expect(await lengthOf('limit=0', cms.token)).toBe(totalDocs)
})

test('visitors with an account are told of all who belong to an entry that they get, however many', async () => {
  const speakers: string[] = []
  for (let count = 0; count < 101; count += 1) {
    const data = { fullName: `Speaker ${count}`, identifier: `speaker-${count}`, _status: 'published' as const }
    speakers.push((await site.payload.create({ collection: 'speakers', locale: 'en', data })).id)
  }
  const event = await cms.keyOf('events', 'identifier', 'summit-2027')
  const { doc } = await cms.send('POST', 'sessions?locale=en', { event, title: 'Everybody', startsAt: '2027-05-13T08:00:00Z', speakers, _status: 'published' })
  const answer = await send(site, 'GET', `/cms/api/sessions?where[id][equals]=${doc.id}&depth=1`, { token: visitor })
  const { docs } = (await answer.json()) as { docs: { speakers: unknown[] }[] }
  expect(docs[0]?.speakers.filter((speaker) => typeof speaker === 'object')).toHaveLength(101)
  for (const way of ['currentDepth=2', 'overrideAccess=true']) {
    const whole = (await (await send(site, 'GET', `/cms/api/speakers?limit=0&${way}`, { token: visitor })).json()) as { docs: unknown[] }
    expect(whole.docs, way).toHaveLength(100)
  }
})
