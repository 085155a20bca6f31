import { expect, test } from './support/test'
import type { Endpoint } from 'payload'
import { CHECK_IN_ROUTES, OWN_ROUTES, REVIEW_ROUTES, WRITE_ROUTES } from '@/lib/contract/routes'
import { send, signIn } from './support/client'
import { openSite } from './support/site'
import { ADMIN } from './support/settings'

const site = await openSite()
const { token } = await signIn(site)
const ID = '3f0b1a9e-1111-4222-8333-123456789abc'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

interface Write {
  method: string
  path: string
}

const withKeys = (path: string) => path.replace(/\{\w+\}|:\w+\??/g, ID)
const ofContract: Write[] = [...Object.values(WRITE_ROUTES), ...Object.values(OWN_ROUTES), ...Object.values(CHECK_IN_ROUTES), ...Object.values(REVIEW_ROUTES)]
  .map(({ method, path }) => ({ method: method.toUpperCase(), path: withKeys(path) }))
  .filter(({ method }) => method !== 'GET')

/** Whatever the CMS answers, its own endpoints included. */
function ofCms(): Write[] {
  const { collections, globals, endpoints } = site.payload.config
  const writes = (base: string, list: Endpoint[] | false | undefined) =>
    (list || []).filter(({ method }) => method !== 'get').map(({ method, path }) => ({ method: method.toUpperCase(), path: `/cms/api${base}${withKeys(path)}` }))
  return [
    ...writes('', endpoints),
    ...collections.flatMap(({ slug, endpoints }) => writes(`/${slug}`, endpoints)),
    ...globals.flatMap(({ slug, endpoints }) => writes(`/globals/${slug}`, endpoints)),
  ].filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
}

const SESSION = `token=${token}; XSRF-TOKEN=known`
const FOREIGN: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.example' },
  'another site, by the words of the browser': { 'sec-fetch-site': 'cross-site' },
  'another site that hides its origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a name that begins alike': { origin: `${site.url}.evil.example` },
  'another port': { origin: 'http://localhost:3001' },
  'another origin, with a session and its CSRF token': { origin: 'https://evil.example', cookie: SESSION, 'X-XSRF-TOKEN': 'known' },
  'another origin, with a session in the header': { origin: 'https://evil.example', token },
  'no page that says where it is, with a session': { cookie: SESSION },
  'no page, with a wrong token': { cookie: SESSION, 'X-XSRF-TOKEN': 'guessed' },
  'no page, without the cookie of the token': { cookie: `token=${token}`, 'X-XSRF-TOKEN': 'known' },
  'no page, with an empty token': { cookie: `token=${token}; XSRF-TOKEN=`, 'X-XSRF-TOKEN': '' },
}
const BODIES: { headers: Record<string, string>; body: string }[] = [
  { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ADMIN) },
  { headers: FORM, body: new URLSearchParams(ADMIN).toString() },
  { headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(ADMIN) },
]

test('no page of another site writes anything, through either API, signed in or not', async () => {
  const writes = [...ofContract, ...ofCms()]
  expect(ofCms().length).toBeGreaterThan(150)
  const accepted: string[] = []
  for (const { method, path } of writes) {
    for (const [who, foreign] of Object.entries(FOREIGN)) {
      for (const { headers, body } of BODIES) {
        const answer = await send(site, method, path, { headers: { ...headers, ...foreign }, body: method === 'DELETE' ? undefined : body })
        // A link of an email is proof enough, and mail programs name no origin.
        const isLinkPost = path.startsWith('/api/own') && headers === FORM && who.startsWith('no page')
        if (answer.status !== 403 && !isLinkPost) accepted.push(`${method} ${path} from ${who}: ${answer.status}`)
        if (answer.headers.getSetCookie().some((cookie) => /^token=[^;]/.test(cookie))) accepted.push(`${path} sets a session`)
      }
    }
  }
  expect(accepted).toEqual([])
})

test('no page of another site reads from the CMS either, pictures aside', async () => {
  const cookie = { cookie: SESSION, 'sec-fetch-site': 'cross-site' }
  for (const path of ['registrations', 'registrations/export?format=csv', 'payload-jobs/run', 'users/me', 'access']) {
    expect((await send(site, 'GET', `/cms/api/${path}`, { headers: cookie })).status, path).toBe(403)
  }
  const { docs } = (await (await send(site, 'GET', '/cms/api/media?limit=1', { token })).json()) as { docs: { filename: string }[] }
  const picture = await send(site, 'GET', `/cms/api/media/file/${docs[0]?.filename}`, { headers: { 'sec-fetch-site': 'cross-site' } })
  await picture.body?.cancel()
  expect(picture.status).toBe(200)
})

test('a page of another site is told that it is one, and a request without its token that it has none', async () => {
  for (const path of ['/api/registrations', '/cms/api/users']) {
    const foreign = await send(site, 'POST', path, { headers: { origin: 'https://evil.example' }, body: {} })
    expect(await foreign.text(), path).toContain('Pages of other sites cannot write here.')
    const sameSite = await send(site, 'POST', path, { headers: { cookie: SESSION }, body: {} })
    expect(await sameSite.text(), path).toContain('CSRF token')
  }
})
