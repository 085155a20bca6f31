// On Postgres too: it refuses other values by itself, such as a NUL.
import { expect, LONG, test } from './support/test'
import { randomNumbers } from '../../../scripts/test/random-numbers.mjs'
import { DOCUMENT_ROUTES, LIST_ROUTES, OWN_ROUTES, WRITE_ROUTES } from '@/lib/contract/routes'
import { amount } from '../../../scripts/test/amount.mjs'
import { isPostgres } from './support/database'
import { openSite } from './support/site'

const site = await openSite()

const REQUESTS = amount(600, 2500)
const WRITES = amount(600, 1500)
const AT_ONCE = 40
// Each database is asked other things.
const SEED = isPostgres ? 20261122 : 20261121

const PATHS = [
  ...Object.values(LIST_ROUTES).map(({ path }) => path),
  ...Object.values(DOCUMENT_ROUTES).map(({ path }) => path),
  '/api/nope',
]
const NAMES = ['lang', 'select', 'all', 'page', 'limit', 'sort', 'keyword', 'identifier', '_id', 'event', 'isFeatured', 'x']
const VALUES = [
  'en', 'ge', 'true', 'false', '1', '0', '-1', '12', '100', '101', '1e9', '999999999999999999999', 'NaN', '', ' ',
  'title', '-title', 'fullName', '-startsAt', '_id', 'position', '-position', 'lineupsCount', 'untranslated', 'bio', 'photo',
  'searchText', '_order', '_status', 'createdAt', 'events', '__proto__', 'constructor', 'toString',
  'summit-2027', 'nino-kapanadze', '3f0b1a9e-1111-4222-8333-123456789abc', 'ნინო', '🎷', '%', '_', '\\', "' OR 1=1 --", '"',
  '\u0000', '\uFFFF', '\u202E', '[object Object]', '{"$gt":""}', '../../etc/passwd', 'a'.repeat(199), 'a'.repeat(500),
]

const random = randomNumbers(SEED)
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value

/** Sends as many as that. @returns the statuses and what failed */
async function sendMany(count: number, next: () => { method: string; path: string; type?: string; body?: BodyInit }) {
  const [failures, seen] = [[] as string[], new Set<number>()]
  let left = count
  const work = async () => {
    while ((left -= 1) >= 0) {
      const { method, path, type, body } = next()
      const answer = await site.fetch(path, { method, headers: { ...(type && { 'Content-Type': type, Origin: site.url }) }, ...(method !== 'GET' && { body }) })
      await answer.arrayBuffer()
      seen.add(answer.status)
      if (answer.status >= 500) failures.push(`${answer.status} ${method} ${path} ${type} ${JSON.stringify(String(body).slice(0, 300))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { failures, seen: [...seen].sort() }
}

test(`${REQUESTS} random requests bring no failure of the server`, LONG, async () => {
  const { failures, seen } = await sendMany(REQUESTS, () => {
    const parameters = new URLSearchParams()
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) parameters.append(pick(NAMES), pick(VALUES))
    return { method: 'GET', path: `${pick(PATHS)}?${parameters.toString()}` }
  })
  expect(failures).toEqual([])
  expect(seen).toEqual([200, 400, 401, 404])
})

const WRITE_PATHS = [...Object.values(WRITE_ROUTES), ...Object.values(OWN_ROUTES)].map(({ method, path }) => ({ method: method.toUpperCase(), path }))
const CMS_PATHS = ['users', 'users/login', 'users/logout', 'media', 'registrations', 'events', 'globals/home', 'payload-jobs/run', 'access', 'people/erase', 'nope']
const KEYS = ['%', '%ff', '%E0%A4%A', '%00', '__proto__', '..%2f..', '0'.repeat(56), '3f0b1a9e-1111-4222-8333-123456789abc', 'a'.repeat(300)]
const FIELDS = ['event', 'email', 'fullName', 'phone', 'consent', 'answers', 'kind', 'message', 'subject', 'token', 'password', 'birthDate', 'link', 'homepage', 'page', 'lang', '_id', 'position', '__proto__', 'x']
const CONTENTS = [...VALUES, 0, -1, 1e308, true, null, [], {}, [[]], { en: 'x', ge: null }, { $gt: '' }, 'nobody@example.com', '2026-02-30', 'javascript:alert(1)', '\uD800']
const TYPES = ['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', 'image/png']
const BROKEN = ['', '{', '[', 'null', '"x"', '1', '{"a":', '\u0000', '[['.repeat(2000), 'a=%&b=%ff', '%', '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--', 'x'.repeat(200_000)]

test(`${WRITES} random writes bring no failure of the server`, LONG, async () => {
  const body = () => {
    if (random() < 0.3) return random() < 0.2 ? Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28]) : pick(BROKEN)
    const fields = Array.from({ length: Math.floor(random() * 8) }, () => `${JSON.stringify(pick(FIELDS))}:${JSON.stringify(pick(CONTENTS))}`)
    return random() < 0.1 ? `[{${fields.join()}}]` : `{${fields.join()}}`
  }
  const { failures, seen } = await sendMany(WRITES, () => {
    const { method, path } = random() < 0.2 ? { method: pick(['POST', 'PATCH', 'DELETE', 'PUT']), path: `/cms/api/${pick(CMS_PATHS)}` } : pick(WRITE_PATHS)
    return { method, path: path.replace(/\{\w+\}/, () => pick(KEYS)), type: pick(TYPES), body: body() }
  })
  expect(failures).toEqual([])
  for (const status of [400, 401, 404, 415, 422]) expect(seen, `${status}`).toContain(status)
})
