import { expect, MESSAGES, test } from './support/test'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { post, register, Staff } from './support/client'
import { emailsTo, ownPath } from './support/outbox'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'

const EVENT = 'gathering'
const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
await staff.createEvent(EVENT, { companionsLimit: 3 })

/** Registers somebody with two companions, or others. @returns the path of their registration */
async function registerGroup(email: string, companions: readonly object[] = [{ fullName: 'Ana' }, { fullName: 'Gia' }]): Promise<string> {
  expect((await register(site, email, EVENT, { fullName: 'Nino', companions })).status).toBe(201)
  return ownPath(site, email)
}

const tagOf = async (path: string) => (await site.fetch(path)).headers.get('etag') ?? ''
const correct = (path: string, body: object, ifMatch?: string, lang = 'en') => post(site, `${path}/correct?lang=${lang}`, body, ifMatch === undefined ? {} : { 'If-Match': ifMatch })
const read = async (path: string) => {
  const { fullName, companions } = (await (await site.fetch(path)).json()) as OwnRegistration
  return [fullName, ...companions.map((companion) => companion.fullName)]
}
const NAMES = { 1: 'Ana', 2: 'Gia' }

test('a save from a page that shows what has been changed since is refused in the visitor’s language, and takes nothing back', async () => {
  const path = await registerGroup('two-tabs@example.com')
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
  const path = await registerGroup('same-moment@example.com')
  const opened = await tagOf(path)
  const answers = await Promise.all(['Nino A.', 'Nino B.', 'Nino C.'].map((fullName) => correct(path, { fullName, companions: NAMES }, opened)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
})

test('the same save sent twice is a success that changes nothing', async () => {
  const path = await registerGroup('sent-twice@example.com')
  const opened = await tagOf(path)
  const change = { fullName: 'Nino B.', companions: { 1: 'Ana', 2: '', 3: 'Eka' } }
  for (let count = 0; count < 2; count += 1) expect((await correct(path, change, opened)).status).toBe(200)
  expect(await read(path)).toEqual(['Nino B.', 'Ana', 'Eka'])
  await emailsTo(site, 'sent-twice@example.com', 2)
})

test('a client that names no version saves as ever; what names several, any or a compressed one is understood', async () => {
  const path = await registerGroup('old-client@example.com')
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
  const path = await registerGroup('steady@example.com')
  const opened = await tagOf(path)
  await registerGroup('newcomer@example.com')
  await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', 'steady@example.com')}`, { note: 'By the window' })
  expect((await post(site, `${path}/stopReminders`, {})).status).toBe(200)
  expect((await correct(path, { fullName: 'Nino B.', companions: NAMES }, opened)).status).toBe(200)
})

const { doc: speaker } = await staff.send('POST', 'speakers?locale=en', { identifier: 'nino', fullName: 'Nino', _status: 'published' })

/** A form as the screens open it, which sends every field back. */
const open = (path: string) => staff.send<object>('GET', `${path}?depth=0&draft=true&locale=en`)
const refusedWith = async (answer: Response) => [answer.status, await answer.text()]
const MEANWHILE = [409, expect.stringContaining('Somebody has saved this since you opened it')]

test('what somebody has saved since the form was opened is not written over, as a draft or published', async () => {
  for (const [first, second] of [['', ''], ['&draft=true', '&draft=true'], ['&draft=true', ''], ['', '&draft=true']]) {
    const form = await open(`speakers/${speaker.id}`)
    const save = (role: string, query = '') => staff.ask('PATCH', `speakers/${speaker.id}?locale=en${query}`, { ...form, role, ...(!query && { _status: 'published' }) })
    expect((await save('Poet', first)).status).toBe(200)
    expect(await refusedWith(await save('Baker', second)), `${first} ${second}`).toEqual(MEANWHILE)
    expect(await open(`speakers/${speaker.id}`)).toMatchObject({ role: 'Poet' })
  }
})

test('of two who save at the same moment one is refused, and the next save of the other goes through', async () => {
  const form = await open(`speakers/${speaker.id}`)
  const save = (opened: object, role: string) => staff.ask('PATCH', `speakers/${speaker.id}?locale=en`, { ...opened, role, _status: 'published' })
  const answers = await Promise.all(['Poet', 'Baker', 'Diver'].map((role) => save(form, role)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const [saved] = answers.filter(({ status }) => status === 200)
  const { doc } = (await saved?.json()) as { doc: object }
  expect((await save({ ...form, ...doc }, 'Writer')).status).toBe(200)
})

test('the texts of a page are no exception; what names no version is saved as ever', async () => {
  const form = await open('globals/contact')
  const save = (data: object) => staff.ask('POST', 'globals/contact?locale=en', { ...data, _status: 'published' })
  expect((await save({ ...form, phone: '+995 555 00 00 01' })).status).toBe(200)
  const present = await open('globals/contact')
  expect(await refusedWith(await save({ ...present, updatedAt: '2026-01-01T00:00:00.000Z', phone: '+995 555 00 00 02' }))).toEqual(MEANWHILE)
  expect((await save({ phone: '+995 555 00 00 03' })).status).toBe(200)
})

test('a guest’s own correction is not taken back by staff who opened the registration before', async () => {
  const email = 'corrects@example.com'
  const path = await registerGroup(email, [])
  const id = await staff.keyOf('registrations', 'email', email)
  const form = await open(`registrations/${id}`)
  expect((await post(site, `${path}/correct`, { fullName: 'Nino B.' })).status).toBe(200)
  const [status, text] = await refusedWith(await staff.ask('PATCH', `registrations/${id}`, { ...form, note: 'By the window' }))
  expect([status, text]).toEqual([409, expect.stringContaining('changed meanwhile')])
  expect(await open(`registrations/${id}`)).toMatchObject({ fullName: 'Nino B.' })
})

test('of two of staff who decide on a registration at the same moment one is refused', async () => {
  const id = await staff.keyOf('registrations', 'email', 'corrects@example.com')
  const form = await open(`registrations/${id}`)
  const answers = await Promise.all(['withdrawn', 'waiting'].map((state) => staff.ask('PATCH', `registrations/${id}`, { ...form, state })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a registration that its guest has withdrawn meanwhile is not saved, and can be confirmed by a form opened since', async () => {
  const path = await registerGroup('comes@example.com', [])
  const id = await staff.keyOf('registrations', 'email', 'comes@example.com')
  const before = await open(`registrations/${id}`)
  expect((await post(site, `${path}/withdraw`, {})).status).toBe(200)
  expect((await staff.ask('PATCH', `registrations/${id}`, { ...before, note: 'At the door' })).status).toBe(409)
  await staff.send('PATCH', `registrations/${id}`, { ...(await open(`registrations/${id}`)), state: 'confirmed' })
  expect(await open(`registrations/${id}`)).toMatchObject({ state: 'confirmed' })
})

test('an account that may not save is told so, and learns nothing of the document', async () => {
  const answer = await site.fetch(`/cms/api/speakers/${speaker.id}?locale=en`, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ updatedAt: '2026-01-01T00:00:00.000Z' }) })
  expect(answer.status).toBe(403)
})

test('all of staff see by email which colleague has a document open', async () => {
  const value = await staff.keyOf('users', 'email', ADMIN.email)
  await staff.send('POST', 'payload-locked-documents', { document: { relationTo: 'speakers', value: speaker.id }, user: { relationTo: 'users', value } })
  for (const role of ['editor', 'desk'] as const) {
    const { docs } = await (await staff.hire(role)).send<{ docs: { user: object }[] }>('GET', 'payload-locked-documents?depth=1')
    expect(docs.map(({ user }) => user)).toEqual([{ relationTo: 'users', value: { id: value, email: ADMIN.email } }])
  }
})
