import { randomUUID } from 'node:crypto'
import { expect, LONG, test } from './support/test'
import { send, signIn, Staff } from './support/client'
import { openSite } from './support/site'

const ROLES = ['admin', 'editor', 'desk', 'door', 'user', 'nobody'] as const
type Role = (typeof ROLES)[number]

const EVERYBODY: Role[] = [...ROLES]
const ACCOUNTS: Role[] = ['admin', 'editor', 'desk', 'user']
const STAFF: Role[] = ['admin', 'editor', 'desk']
const EDITORS: Role[] = ['admin', 'editor']
const DESK: Role[] = ['admin', 'desk']
const DOOR: Role[] = ['admin', 'desk', 'door']
const ADMINS: Role[] = ['admin']
const NOBODY: Role[] = []

const CONTENT = [
  'events', 'partners', 'faqs', 'speakers', 'participants', 'team-members', 'session-days', 'sessions', 'lineups', 'articles',
  'about-statements', 'testimonials',
]
const INBOX = ['registrations', 'accelerators', 'subscriptions', 'messages']
const GLOBALS = ['home', 'about', 'gali-jazz', 'contact', 'careers', 'privacy']

const PASSWORD = 'a long enough one'
const MISSING = '3f0b1a9e-1111-4222-8333-123456789abc'
const tokens = {} as Record<Role, string | undefined>
const site = await openSite()
const cms = await Staff.signIn(site)
for (const role of ROLES.slice(0, -1)) {
  const account = { email: `${role}-${randomUUID()}@leadx.example`, password: PASSWORD }
  await cms.send('POST', 'users', { ...account, role })
  tokens[role] = (await signIn(site, account)).token
}

/** Who is let through: any answer but a refusal counts, for what is asked for need not be there. */
async function whoMay(method: string, path: string, body?: object): Promise<Role[]> {
  const allowed: Role[] = []
  for (const role of ROLES) {
    const { status } = await send(site, method, path, { token: tokens[role], body })
    expect(status, `${role}: ${method} ${path}`).toBeLessThan(500)
    if (![401, 403].includes(status)) allowed.push(role)
  }
  return allowed
}

/** Who sees any document at all in a list of the CMS. */
async function whoReads(path: string): Promise<Role[]> {
  const readers: Role[] = []
  for (const role of ROLES) {
    const answer = await send(site, 'GET', path, { token: tokens[role] })
    const { totalDocs = 0 } = (answer.ok ? await answer.json() : {}) as { totalDocs?: number }
    if (totalDocs > 0) readers.push(role)
  }
  return readers
}

test('content is written by editors and read by everybody with an account, through the CMS', LONG, async () => {
  for (const slug of [...CONTENT, 'media']) {
    const path = `/cms/api/${slug}`
    // Pictures of drafts are among them; pages name the files of those that they show.
    expect(await whoReads(`${path}?limit=1&depth=0`), slug).toEqual(slug === 'media' ? STAFF : ACCOUNTS)
    expect(await whoMay('PATCH', `${path}/${MISSING}`, {}), `change ${slug}`).toEqual(EDITORS)
    expect(await whoMay('DELETE', `${path}/${MISSING}`), `delete ${slug}`).toEqual(EDITORS)
    expect(await whoMay('POST', path, {}), `create ${slug}`).toEqual(EDITORS)
  }
})

test('older versions of content are for those who work on it', async () => {
  for (const slug of CONTENT) {
    expect(await whoMay('GET', `/cms/api/${slug}/versions?limit=1&depth=0`), slug).toEqual(EDITORS)
    const path = `/cms/api/${slug}/versions`
    const { docs } = (await (await send(site, 'GET', `${path}?limit=1&depth=0`, { token: tokens.admin })).json()) as { docs: { id: string }[] }
    for (const role of ['desk', 'door', 'user', 'nobody'] as const) {
      const answer = await send(site, 'POST', `${path}/${docs[0]?.id}`, { token: tokens[role] })
      expect(answer.status, `${role} restores ${slug}`).toBe(403)
    }
  }
})

test('drafts are read by those who work on content alone, through every address', async () => {
  const identifier = `draft-${randomUUID()}`
  const { doc } = await cms.send('POST', 'articles?locale=en&draft=true', { identifier, title: 'Not for everybody yet', _status: 'draft' })
  const { title } = await cms.send<{ title: string }>('GET', 'globals/careers?locale=en')
  await cms.send('POST', 'globals/careers?locale=en&draft=true', { title: 'Not for everybody yet', _status: 'draft' })
  const addresses = [
    `/cms/api/articles/${doc.id}`,
    `/cms/api/articles/${doc.id}?draft=true`,
    `/cms/api/articles?where[identifier][equals]=${identifier}&draft=true`,
    `/api/articles?identifier=${identifier}&draft=true`,
    '/cms/api/globals/careers?draft=true',
    '/api/commons/one?draft=true',
  ]
  for (const address of addresses) {
    const readers: Role[] = []
    for (const role of ROLES) {
      const answer = await send(site, 'GET', address, { token: tokens[role] })
      if ((await answer.text()).includes('Not for everybody yet')) readers.push(role)
    }
    expect(readers, address).toEqual(EDITORS)
  }
  await cms.send('POST', 'globals/careers?locale=en', { title, _status: 'published' })
})

test('documents of visitors are for the desk alone, through both APIs', async () => {
  const email = `${randomUUID()}@leadx.example`
  const form = { fullName: 'Nino', email, subject: 'Hello', message: 'Hello', kind: 'contact', consent: true }
  await send(site, 'POST', '/api/subscriptions', { body: { email, consent: true } })
  await send(site, 'POST', '/api/commons/email/send', { body: form })
  for (const slug of INBOX) {
    expect(await whoMay('GET', `/api/${slug}`), `read ${slug} by the contract`).toEqual(DESK)
    expect(await whoMay('GET', `/cms/api/${slug}`), `read ${slug}`).toEqual(DESK)
    expect(await whoMay('PATCH', `/cms/api/${slug}/${MISSING}`, {}), `change ${slug}`).toEqual(DESK)
    expect(await whoMay('DELETE', `/cms/api/${slug}/${MISSING}`), `delete ${slug}`).toEqual(DESK)
    expect(await whoMay('POST', `/cms/api/${slug}`, {}), `create ${slug}`).toEqual(NOBODY)
    expect(await whoMay('GET', `/cms/api/${slug}/export`), `export ${slug}`).toEqual(DESK)
    expect(await whoMay('POST', `/cms/api/${slug}/${MISSING}/${slug === 'messages' ? 'answer' : 'resend'}`), `write to ${slug}`).toEqual(DESK)
  }
  expect(await whoMay('POST', '/cms/api/people/erase', {})).toEqual(DESK)
})

test('the audit log is for administrators, and nobody writes it', async () => {
  expect(await whoMay('GET', '/cms/api/audit-log')).toEqual(ADMINS)
  expect(await whoMay('GET', '/cms/api/redirects')).toEqual(EDITORS)
  for (const slug of ['audit-log', 'redirects']) {
    expect(await whoMay('POST', `/cms/api/${slug}`, {}), slug).toEqual(NOBODY)
    expect(await whoMay('PATCH', `/cms/api/${slug}/${MISSING}`, {}), slug).toEqual(NOBODY)
  }
  expect(await whoMay('DELETE', `/cms/api/audit-log/${MISSING}`)).toEqual(NOBODY)
  // An account that is deleted must not live on there by its address.
  const { docs } = await cms.send<{ docs: { action: string; title?: string | null }[] }>('GET', 'audit-log?where[entity][equals]=users&limit=0')
  expect(docs.map(({ action, title }) => [action, title ?? null])).toContainEqual(['created', null])
  expect(docs.filter(({ title }) => title)).toEqual([])
})

test('the common data are written by editors', async () => {
  for (const slug of GLOBALS) {
    expect(await whoMay('GET', `/cms/api/globals/${slug}?depth=0`), slug).toEqual(ACCOUNTS)
    expect(await whoMay('POST', `/cms/api/globals/${slug}`, {}), slug).toEqual(EDITORS)
    expect(await whoMay('GET', `/cms/api/globals/${slug}/versions`), slug).toEqual(EDITORS)
  }
})

test('accounts are given out by administrators; everybody else knows only their own', async () => {
  expect(await whoMay('POST', '/cms/api/users', { email: 'x', password: 'x' })).toEqual(ADMINS)
  expect(await whoMay('DELETE', `/cms/api/users/${MISSING}`)).toEqual(ADMINS)
  expect(await whoMay('POST', '/cms/api/users/unlock', { email: 'nobody@leadx.example' })).toEqual(NOBODY)
  for (const role of ROLES) {
    const answer = await send(site, 'GET', '/cms/api/users?depth=0&limit=0', { token: tokens[role] })
    const { docs = [] } = (answer.ok ? await answer.json() : {}) as { docs?: object[] }
    if (role === 'admin') expect(docs.length).toBeGreaterThan(4)
    else expect(docs.length, role).toBe(['door', 'nobody'].includes(role) ? 0 : 1)
    expect(JSON.stringify(docs), role).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
  }
})

test('an account for the door checks guests in, knows its own, and gets no further with the CMS than nobody', LONG, async () => {
  for (const path of ['/api/checkIn/summit-2027', '/api/checkIn/summit-2027/numbers']) expect(await whoMay('GET', path), path).toEqual(DOOR)
  expect(await whoMay('POST', '/api/checkIn/summit-2027', { device: 'A', scans: [] })).toEqual(DOOR)
  expect(await whoMay('GET', '/api/users/me')).toEqual(ACCOUNTS.concat('door').sort((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other)))
  const { collections, globals, endpoints } = site.payload.config
  const operations = (path: string) => (['GET', 'POST', 'PATCH', 'DELETE'] as const).flatMap((method) => [path, `${path}/${MISSING}`].map((address) => [method, address] as const))
  const own = (root: string, list: readonly { path: string; method: string }[] | false | undefined) => (list || []).map(({ path, method }) => [method.toUpperCase(), `${root}${path.replace(/:\w+/g, MISSING)}`] as const)
  const asked = [
    ...collections.flatMap(({ slug, endpoints: ends }) => [...operations(`/cms/api/${slug}`), ...own(`/cms/api/${slug}`, ends)]),
    ...globals.flatMap(({ slug, endpoints: ends }) => [...operations(`/cms/api/globals/${slug}`), ...own(`/cms/api/globals/${slug}`, ends)]),
    ...own('/cms/api', endpoints),
    ['POST', '/cms/api/graphql'],
    ['GET', '/cms/api/access'],
  ] as const
  expect(asked.length).toBeGreaterThan(200)
  for (const [method, path] of asked) {
    const ask = async (token?: string) => (await send(site, method, path, { token, ...(method !== 'GET' && { body: {} }) })).status
    const status = await ask(tokens.door)
    expect(status, `${method} ${path}`).toBe(await ask())
    if (path !== '/cms/api/users/me') expect([403, 404, 405], `${method} ${path}: ${status}`).toContain(status)
  }
})

test('marks of who is editing are for staff, what waits to be sent for nobody', async () => {
  expect(await whoMay('GET', '/cms/api/payload-locked-documents')).toEqual(['admin', 'editor', 'desk'])
  expect(await whoMay('GET', '/cms/api/payload-jobs')).toEqual(NOBODY)
  expect(await whoMay('POST', '/cms/api/payload-jobs', {})).toEqual(NOBODY)
  expect(await whoMay('GET', '/cms/api/payload-jobs/run')).toEqual(NOBODY)
  expect(await whoMay('GET', '/cms/api/payload-preferences')).not.toContain('nobody')
  // Nothing of the kind has an address.
  for (const slug of ['payload-migrations', 'payload-kv']) {
    for (const role of ROLES) expect((await send(site, 'GET', `/cms/api/${slug}`, { token: tokens[role] })).ok, `${slug} ${role}`).toBe(false)
  }
})

test('partners and line-ups are written by editors, through the contract', async () => {
  for (const name of ['partners', 'lineups']) {
    expect(await whoMay('GET', `/api/${name}`)).toEqual(EVERYBODY)
    expect(await whoMay('POST', `/api/${name}`, {}), `create ${name}`).toEqual(EDITORS)
    expect(await whoMay('PUT', `/api/${name}/${MISSING}`, {}), `replace ${name}`).toEqual(EDITORS)
    expect(await whoMay('DELETE', `/api/${name}/${MISSING}`), `remove ${name}`).toEqual(EDITORS)
    expect(await whoMay('PATCH', `/api/${name}/positions`, {}), `reorder ${name}`).toEqual(EDITORS)
    expect((await send(site, 'POST', `/api/${name}`, { body: {} })).status).toBe(401)
    expect((await send(site, 'POST', `/api/${name}`, { body: {}, token: tokens.user })).status).toBe(403)
  }
})

