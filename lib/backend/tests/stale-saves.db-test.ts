import { expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { emailsTo, emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gathering'
const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
await staff.send('POST', 'events?locale=en', { identifier: EVENT, title: 'Gathering', companionsLimit: 3, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })

interface Own {
  fullName: string
  companions: { fullName: string; position: number }[]
}

/** Registers somebody with two companions. @returns the path of their registration */
async function register(email: string): Promise<string> {
  const companions = [{ fullName: 'Ana' }, { fullName: 'Gia' }]
  expect((await post(site, '/api/registrations', registrationBody(email, EVENT, { fullName: 'Nino', answers: {}, companions }))).status).toBe(201)
  return `/api/ownRegistrations${linkIn(await emailTo(site, email, '/registration/'), '/registration').replace('/registration', '')}`
}

const tagOf = async (path: string) => (await site.fetch(path)).headers.get('etag') ?? ''
const correct = (path: string, body: object, ifMatch?: string, lang = 'en') => post(site, `${path}/correct?lang=${lang}`, body, ifMatch === undefined ? {} : { 'If-Match': ifMatch })
const read = async (path: string) => {
  const { fullName, companions } = (await (await site.fetch(path)).json()) as Own
  return [fullName, ...companions.map((companion) => companion.fullName)]
}
const NAMES = { 1: 'Ana', 2: 'Gia' }

test('a save from a page that shows what has been changed since is refused in the visitor’s language, and takes nothing back', async () => {
  const path = await register('two-tabs@example.com')
  const opened = await tagOf(path)
  expect(opened).toMatch(/^"[\w-]+"$/)
  const first = await correct(path, { fullName: 'Nino B.', companions: { ...NAMES, 2: '', 3: 'Eka' } }, opened)
  expect(first.status).toBe(200)
  const second = await correct(path, { fullName: 'Nino', companions: { ...NAMES, 3: '' } }, opened, 'ge')
  expect([second.status, await second.json()]).toEqual([412, { error: { code: 'preconditionFailed', message: MESSAGES.ka.ApiErrors.changedMeanwhile } }])
  expect(await read(path)).toEqual(['Nino B.', 'Ana', 'Eka'])
  expect(first.headers.get('etag')).toBe(await tagOf(path))
  expect((await correct(path, { fullName: 'Nino C.', companions: {} }, first.headers.get('etag') ?? '')).status).toBe(200)
})

test('of two saves at the same moment one is refused', async () => {
  const path = await register('same-moment@example.com')
  const opened = await tagOf(path)
  const answers = await Promise.all(['Nino A.', 'Nino B.', 'Nino C.'].map((fullName) => correct(path, { fullName, companions: NAMES }, opened)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
})

test('the same save sent twice is a success that changes nothing', async () => {
  const path = await register('sent-twice@example.com')
  const opened = await tagOf(path)
  const change = { fullName: 'Nino B.', companions: { 1: 'Ana', 2: '', 3: 'Eka' } }
  for (let count = 0; count < 2; count += 1) expect((await correct(path, change, opened)).status).toBe(200)
  expect(await read(path)).toEqual(['Nino B.', 'Ana', 'Eka'])
  await emailsTo(site, 'sent-twice@example.com', 2)
})

test('a client that names no version saves as ever; what names several, any or a compressed one is understood', async () => {
  const path = await register('old-client@example.com')
  const opened = await tagOf(path)
  expect((await correct(path, { fullName: 'Nino B.', companions: {} })).status).toBe(200)
  const refused = ['"another"', 'not a tag', opened]
  for (const ifMatch of refused) expect((await correct(path, { fullName: 'Nino C.', companions: {} }, ifMatch)).status, ifMatch).toBe(412)
  const understood = [(etag: string) => `${opened}, ${etag}`, (etag: string) => `W/${etag}`, () => '*']
  for (const [index, ifMatch] of understood.entries()) {
    expect((await correct(path, { fullName: `Nino ${index}`, companions: {} }, ifMatch(await tagOf(path)))).status, String(index)).toBe(200)
  }
})

test('what happens to others, and what the form does not show, makes no page outdated', async () => {
  const path = await register('steady@example.com')
  const opened = await tagOf(path)
  await register('newcomer@example.com')
  await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', 'steady@example.com')}`, { note: 'By the window' })
  expect((await post(site, `${path}/stopReminders`, {})).status).toBe(200)
  expect((await correct(path, { fullName: 'Nino B.', companions: NAMES }, opened)).status).toBe(200)
})
