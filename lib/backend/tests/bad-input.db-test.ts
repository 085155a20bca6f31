// On Postgres too: it refuses other values by itself.
import { expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite()

const SUMMIT = 'summit-2027'
const ACCELERATOR = 'accelerator-2027'

const staff = await Staff.signIn(site)
await staff.publishEvent(SUMMIT, { registrationFields: { phone: 'required', country: 'required', organization: 'optional', position: 'optional' } })

const FORMS = {
  '/api/subscriptions': () => ({ fullName: 'Nino', email: 'nino@example.com', subject: 'News' }),
  '/api/registrations': () => registrationBody('nino@example.com', SUMMIT),
  '/api/accelerators': () => applicationBody('nino@example.com', ACCELERATOR),
  '/api/commons/email/send': () => ({ kind: 'contact', fullName: 'Nino', email: 'nino@example.com', message: 'Hello' }),
} as const

/** What none of these fields takes, whatever the form. */
const NEVER = [null, 7, true, {}, [], ['a'], { $gt: '' }, '', '   ', '\u0000', 'a\u0007b', '\ud800']
const BAD: Record<string, unknown[]> = {
  fullName: [...NEVER, 'x'.repeat(201), 'two\nlines', 'Nino\r\nBcc: all@example.com', 'WIN 1000$ now: http://evil.example/x', 'evil.example'],
  email: [...NEVER, 'nino', 'nino@', '@example.com', 'a b@example.com', 'a@b@example.com', 'nino@example.com\nBcc: x@example.com', `${'a'.repeat(250)}@example.com`, '<nino@example.com>', `${'a'.repeat(65)}@example.com`, 'nino@xn--a.com'],
  subject: [7, {}, ['a'], 'x'.repeat(6000), 'a\u0000b'],
  message: [...NEVER, 'x'.repeat(5001)],
  kind: [...NEVER, 'spam', '__proto__'],
  phone: [7, {}, ['1'], 'call me', '12', '0322123456', '1'.repeat(40), '+995\n555123456'],
  country: [...NEVER, 'ge', 'GEO', 'Georgia', '🇬🇪'],
  event: [...NEVER, 'nowhere', '../../etc/passwd', "' OR 1=1 --", '{"$ne":1}', 'x'.repeat(201)],
  consent: [null, false, 'false', 1, 'yes', {}],
  birthDate: [...NEVER, '1990-02-30', '28.02.1990', '1990', 'yesterday', '2999-01-01', '1899-12-31'],
  projectStage: [...NEVER, 'finished'],
  projectName: [...NEVER, 'x'.repeat(201)],
  motivation: [...NEVER, 'x'.repeat(5001)],
  link: [7, {}, 'javascript:alert(1)', 'ftp://example.com', 'example', `https://example.com/${'x'.repeat(2001)}`, 'http://ok.example/a\u0000b', 'ok.example/a\u0000b', 'https://ok.example/\ud800'],
  answers: ['text', 7, [], null],
}

const LINKED = ['/api/accelerators', '/api/commons/email/send']

for (const [path, valid] of Object.entries(FORMS)) {
  test(`${path} names what is wrong with each field, in the language that is asked for`, async () => {
    const words = MESSAGES.ka
    const fields = Object.entries(BAD).filter(([field]) => field in valid() || (field === 'answers' && path === '/api/registrations') || (field === 'link' && LINKED.includes(path)))
    for (const [field, values] of fields) {
      for (const value of values) {
        const answer = await post(site, `${path}?lang=ge`, { ...valid(), [field]: value })
        const what = `${field} = ${JSON.stringify(value)?.slice(0, 40)}`
        expect(answer.status, what).toBe(422)
        const { error } = (await answer.json()) as { error: { fields: Record<string, string> } }
        expect(Object.keys(error.fields), what).toEqual([field])
        expect([...Object.values(words.FieldErrors), words.ApiErrors.unknownEvent], what).toContain(error.fields[field])
      }
    }
    const empty = await post(site, path, { nothing: true })
    expect([empty.status, await empty.json()]).toMatchObject([422, { error: { fields: { email: MESSAGES.en.FieldErrors.required } } }])
  })

  test(`${path} takes other scripts and emoji, and keeps nothing of what it refuses`, async () => {
    const name = 'ნინო 王小明 Ñandú 🎷 O’Neil <b>&amp;<b> "; DROP TABLE users; --'
    const answer = await post(site, path, { ...valid(), email: `taken-${path.length}@example.com`, fullName: name })
    expect([200, 201]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toContain('text/plain')
  })

  test(`${path} refuses what is no body of the contract`, async () => {
    const url = `${path}?lang=ge`
    const send = (body: BodyInit, type: string) => site.fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body })
    const tried: [BodyInit, string, number][] = [
      ['{', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['null', 'application/json', 400],
      [`{"answers":${'['.repeat(300)}${']'.repeat(300)}}`, 'application/json', 400],
      ['"text"', 'application/json', 400],
      [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 'application/json', 400],
      ['{}', 'text/plain', 415],
      ['<xml/>', 'application/xml', 415],
      // A form with files is posted by our own pages alone.
      ...(path === '/api/accelerators' ? [] : [['{}', 'multipart/form-data; boundary=x', 415] as [string, string, number]]),
      [JSON.stringify({ ...valid(), fullName: 'x'.repeat(64 * 1024) }), 'application/json', 413],
      ['x'.repeat(2_000_000), 'application/json', 413],
    ]
    for (const [body, type, status] of tried) {
      const answer = await send(body, type)
      expect(answer.status, `${type}, ${status}`).toBe(status)
      const { error } = (await answer.json()) as { error: { message: string } }
      expect(Object.values(MESSAGES.ka.ApiErrors)).toContain(error.message)
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await site.fetch(url, { method })).status, method).toBe(405)
  })
}

test('a body without a length is cut off at the limit', async () => {
  let parts = 0
  const body = new ReadableStream({
    pull(controller) {
      parts += 1
      controller.enqueue(new TextEncoder().encode('x'.repeat(8192)))
      if (parts === 1000) controller.close()
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await site.fetch('/api/registrations', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(413)
  expect(parts).toBeLessThan(20)
})

test('no answer tells who is on the list', async () => {
  const once = await post(site, '/api/subscriptions', { email: 'known@example.com' })
  const twice = await post(site, '/api/subscriptions', { email: 'known@example.com' })
  expect([twice.status, await twice.text()]).toEqual([once.status, await once.text()])
})

test('an event that takes none refuses, and says so', async () => {
  for (const event of ['summit-2026', 'summit-2025']) {
    const registered = await post(site, `/api/registrations?lang=ge`, registrationBody('late@example.com', event))
    expect(registered.status).toBe(422)
    expect(await registered.json()).toMatchObject({ error: { fields: { event: MESSAGES.ka.ApiErrors.registrationClosed } } })
    const applied = await post(site, '/api/accelerators', applicationBody('late@example.com', event))
    expect(applied.status).toBe(422)
    expect(await applied.json()).toMatchObject({ error: { fields: { event: MESSAGES.en.ApiErrors.applicationsClosed } } })
  }
})

test('whoever fills in what people cannot see is asked again, and nothing is stored', async () => {
  const body = { ...registrationBody('robot@example.com', SUMMIT), homepage: 'https://spam.example' }
  const caught = await post(site, '/api/registrations', body)
  expect([caught.status, await caught.json()]).toEqual([422, { error: { code: 'invalid', message: MESSAGES.en.ApiErrors.honeypot } }])
  expect((await post(site, '/api/registrations', { ...body, homepage: '' })).status, 'it was not kept').toBe(201)
})

test('an answer to a question holds no characters that cannot be stored', async () => {
  const key = await staff.keyOf('events', 'identifier', SUMMIT)
  const questions = (['text', 'longText'] as const).map((kind) => ({ key: kind, form: 'registration', kind, label: kind, isRequired: false }))
  await staff.publish('events', key, { questions })
  const { items } = (await (await site.fetch(`/api/events?identifier=${SUMMIT}&select=questions`)).json()) as { items: { questions: { key: string; kind: string }[] }[] }
  const stored = items[0]?.questions ?? []
  expect(stored.map(({ kind }) => kind)).toEqual(['text', 'longText'])
  for (const { key: name, kind } of stored) {
    for (const value of ['a\u0000b', '\ud800', ...(kind === 'text' ? ['two\nlines'] : [])]) {
      const answer = await post(site, '/api/registrations', { ...registrationBody('answers@example.com', SUMMIT), answers: { [name]: value } })
      expect(answer.status, `${kind} ${JSON.stringify(value)}`).toBe(422)
      expect(await answer.json()).toMatchObject({ error: { fields: { [`answers.${name}`]: MESSAGES.en.FieldErrors.characters } } })
    }
  }
})

test('another language than the two is refused at every address', async () => {
  const valid = { ...registrationBody('lang@example.com', SUMMIT) }
  for (const query of ['lang=fr', 'lang=', 'lang=ka', 'lang=ge&lang=en']) {
    for (const [method, path] of [['POST', '/api/registrations'], ['POST', '/api/auth/login'], ['PUT', '/api/partners/x'], ['GET', '/api/ownRegistrations/x']] as const) {
      const answer = await site.fetch(`${path}?${query}`, { method, ...(method !== 'GET' && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(valid) }) })
      expect(answer.status, `${method} ${path}?${query}`).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { code: 'malformed' } })
    }
  }
  expect((await post(site, '/api/registrations?lang=ge', valid)).status).toBe(201)
})

test('JSON is read in UTF-8 and without compression only', async () => {
  const send = (headers: Record<string, string>, index: number) =>
    site.fetch('/api/registrations', { method: 'POST', headers, body: JSON.stringify(registrationBody(`encoded-${index}@example.com`, SUMMIT)) })
  const tried: [Record<string, string>, number][] = [
    [{ 'Content-Type': 'application/json; charset=utf-16' }, 415],
    [{ 'Content-Type': 'application/json;charset="iso-8859-1"' }, 415],
    [{ 'Content-Type': 'application/json; version=1; charset=UTF-16LE' }, 415],
    [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 415],
    [{ 'Content-Type': 'application/jsonp' }, 415],
    [{ 'Content-Type': 'application/json; charset=utf-8' }, 201],
    [{ 'Content-Type': 'Application/JSON;charset="UTF-8"; version=1' }, 201],
    [{ 'Content-Type': 'application/json; profile=x', 'Content-Encoding': 'identity' }, 201],
  ]
  for (const [index, [headers, status]] of tried.entries()) expect((await send(headers, index)).status, JSON.stringify(headers)).toBe(status)
})

test('every address says which methods it has', async () => {
  const tried = [
    ['PATCH', '/api/partners', 'GET, HEAD, POST'],
    ['GET', '/api/partners/positions', 'PATCH'],
    ['GET', '/api/lineups/3f0b1a9e-1111-4222-8333-123456789abc', 'PUT, DELETE'],
    ['GET', '/api/registrations/import', 'POST'],
    ['DELETE', '/api/registrations/import/3f0b1a9e-1111-4222-8333-123456789abc', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['GET', '/api/ownRegistrations/abc/correct', 'POST'],
    ['POST', '/api/ownRegistrations/abc', 'GET, HEAD'],
    ['GET', '/api/ownSubscriptions/abc/confirm', 'POST'],
    ['PATCH', '/api/ownSubscriptions/abc/unsubscribe', 'POST'],
    ['POST', '/api/ownRegistrations/abc/calendar', 'GET, HEAD'],
    ['POST', '/api/csrf', 'GET, HEAD'],
  ] as const
  for (const [method, path, allowed] of tried) {
    const answer = await site.fetch(path, { method })
    expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allowed])
    expect(await answer.json(), `${method} ${path}`).toMatchObject({ error: { code: 'methodNotAllowed' } })
  }
  for (const path of ['/api/openapi.json', '/api/docs']) expect((await site.fetch(path)).status, path).toBe(200)
})

test('whatever stands where a form names its page, the form is taken', async () => {
  const pages: unknown[] = [7, null, {}, { toString: 1, valueOf: 1 }, ['a'], '/about', `${'['.repeat(3000)}`, JSON.parse(`${'['.repeat(150)}${']'.repeat(150)}`)]
  for (const [index, page] of pages.entries()) {
    const answer = await post(site, '/api/subscriptions', { email: `page-${index}@example.com`, page })
    expect(answer.status, JSON.stringify(page).slice(0, 50)).toBe(201)
  }
})
