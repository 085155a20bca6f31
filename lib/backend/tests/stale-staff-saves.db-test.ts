import { expect, test } from './support/test'
import { post, Staff } from './support/client'
import { emailTo, linkIn } from './support/outbox'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
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
  await staff.send('POST', 'events?locale=en', { identifier: 'gathering', title: 'Gathering', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  const email = 'corrects@example.com'
  await post(site, '/api/registrations', registrationBody(email, 'gathering', { fullName: 'Nino', answers: {} }))
  const path = linkIn(await emailTo(site, email, '/registration/'), '/registration').replace('/registration', '/api/ownRegistrations')
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

test('an account that may not save is told so, and learns nothing of the document', async () => {
  const answer = await site.fetch(`/cms/api/speakers/${speaker.id}?locale=en`, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ updatedAt: '2026-01-01T00:00:00.000Z' }) })
  expect(answer.status).toBe(403)
})

test('all of staff see by email which colleague has a document open', async () => {
  const value = await staff.keyOf('users', 'email', ADMIN.email)
  await staff.send('POST', 'payload-locked-documents', { document: { relationTo: 'speakers', value: speaker.id }, user: { relationTo: 'users', value } })
  for (const role of ['editor', 'desk'] as const) {
    const account = { email: `${role}@locks.example`, password: 'correct horse battery' }
    await staff.send('POST', 'users', { ...account, role, isActivated: true })
    const { docs } = await (await Staff.signIn(site, account)).send<{ docs: { user: object }[] }>('GET', 'payload-locked-documents?depth=1')
    expect(docs.map(({ user }) => user)).toEqual([{ relationTo: 'users', value: { id: value, email: ADMIN.email } }])
  }
})
