import { expect, test } from './support/test'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { post, register, Staff } from './support/client'
import { emailsTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'linked'
const STRANGER = { fullName: 'Whoever Types' }
const OWNER = { fullName: 'Nino Kapanadze', phone: '+995 555 65 43 21' }

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const event = await staff.createEvent(EVENT, { companionsLimit: 2, registrationFields: { phone: 'optional' } })

const tokenIn = (path: string | null) => path?.split('/').at(-1) ?? ''
/** @returns the token of the link that the form answers with */
const registerAs = async (email: string, more: object) => tokenIn((await register(site, email, EVENT, more)).own)
const read = (token: string) => site.fetch(`/api/ownRegistrations/${token}`)
const registrationAt = async (token: string) => (await (await read(token)).json()) as OwnRegistration
const change = (token: string, action: string, body: object = {}) => post(site, `/api/ownRegistrations/${token}/${action}`, body)
const emailedToken = async (email: string, count: number) => tokenIn(linkIn((await emailsTo(site, email, count)).at(-1), '/registration/'))

/** Expects that nothing of a registration is read or changed by a link. */
async function expectDead(token: string) {
  expect((await read(token)).status).toBe(404)
  expect((await read(`${token}/calendar`)).status).toBe(404)
  for (const action of ['withdraw', 'accept', 'stopReminders']) expect((await change(token, action)).status, action).toBe(404)
  expect((await change(token, 'correct', { fullName: 'Whoever Types' })).status).toBe(404)
  expect((await change(token, 'again', { event: EVENT, consent: true })).status).toBe(404)
}

test('whoever registers again after a withdrawal has a link and tickets of their own, and the old link opens nothing', async () => {
  const email = 'again@example.com'
  const strangers = await registerAs(email, { ...STRANGER, companions: [{ fullName: 'Somebody' }] })
  const first = await registrationAt(strangers)
  const emailed = await emailedToken(email, 1)
  expect((await change(strangers, 'withdraw')).status).toBe(200)
  const owners = await registerAs(email, { ...OWNER, companions: [{ fullName: 'Levan' }] })
  await expectDead(strangers)
  await expectDead(emailed)
  const second = await registrationAt(owners)
  expect([second.fullName, second.companions.map(({ fullName }) => fullName)]).toEqual([OWNER.fullName, ['Levan']])
  const ticketsOf = ({ ticket, companions }: OwnRegistration) => [ticket, ...companions.map((companion) => companion.ticket)]
  const codes = [...ticketsOf(first), ...ticketsOf(second)].map((ticket) => ticket?.code)
  expect(new Set(codes).size).toBe(4)
  const { docs } = await staff.send<{ docs: object[] }>('GET', `registrations?where[email][equals]=${email}&depth=0`)
  expect(docs).toHaveLength(2)
})

test('once the owner of an address has changed a registration by a link from an email, only such links open it', async () => {
  const email = 'owner@example.com'
  const browsers = await registerAs(email, STRANGER)
  const emailed = await emailedToken(email, 1)
  expect((await post(site, '/api/registrations', registrationBody(email, EVENT, OWNER))).status).toBe(409)
  expect(emailed).not.toBe(browsers)
  // Programs that look at links before people do must change nothing.
  expect((await read(emailed)).status).toBe(200)
  expect((await change(browsers, 'correct', { fullName: 'Whoever Types So' })).status).toBe(200)
  expect((await registrationAt(emailed)).fullName).toBe('Whoever Types So')
  expect((await change(emailed, 'correct', { fullName: OWNER.fullName, phone: OWNER.phone })).status).toBe(200)
  await expectDead(browsers)
  expect((await registrationAt(emailed)).phone).toBe(OWNER.phone)
})

test('what is downloaded or answered by the link of a form does not tell the link of the emails', async () => {
  const email = 'download@example.com'
  const browsers = await registerAs(email, STRANGER)
  const emailed = await emailedToken(email, 1)
  const calendar = (await (await read(`${browsers}/calendar`)).text()).replaceAll(/\r?\n /g, '')
  expect([calendar.includes(browsers), calendar.includes(emailed)]).toEqual([true, false])
  expect(JSON.stringify(await registrationAt(browsers))).not.toContain(emailed)
})

test('what staff correct or restore, of a guest or a companion, is read by links from emails only', async () => {
  const changes = { corrected: { fullName: OWNER.fullName }, restored: { state: 'confirmed' } }
  for (const companion of [0, 1]) {
    for (const [act, data] of Object.entries(changes)) {
      const email = `${act}-${companion}@example.com`
      const browsers = await registerAs(email, { ...STRANGER, companions: [{ fullName: 'Levan' }] })
      const emailed = await emailedToken(email, 1)
      const { id } = (await site.payload.find({ collection: 'registrations', where: { email: { equals: email }, companion: { equals: companion } }, depth: 0 })).docs[0]!
      if (act === 'restored' && companion) await staff.send('PATCH', `registrations/${id}`, { state: 'withdrawn' })
      if (act === 'restored' && !companion) await change(browsers, 'withdraw')
      await staff.send('PATCH', `registrations/${id}`, { note: 'By the window' })
      expect((await read(browsers)).status).toBe(200)
      await staff.send('PATCH', `registrations/${id}`, data)
      await expectDead(browsers)
      expect((await read(emailed)).status).toBe(200)
    }
  }
})

test('once staff have changed the address, links that the former one was sent open nothing, and the new one has its own', async () => {
  const [wrong, right, third] = ['wrong@example.com', 'right@example.com', 'third@example.com']
  const browsers = await registerAs(wrong, OWNER)
  const toWrong = await emailedToken(wrong, 1)
  const key = await staff.keyOf('registrations', 'email', wrong)
  await staff.send('PATCH', `registrations/${key}`, { email: right })
  await expectDead(browsers)
  await expectDead(toWrong)
  const toRight = await emailedToken(right, 1)
  expect((await registrationAt(toRight)).email).toBe(right)
  const calendar = (await (await read(`${toRight}/calendar`)).text()).replaceAll(/\r?\n /g, '')
  expect(calendar).toContain(toRight)
  await staff.send('PATCH', `registrations/${key}`, { email: third })
  await expectDead(toRight)
  await expectDead(toRight.slice(0, -1))
  await expectDead(`${toRight.slice(0, -1)}2`)
  // Back at the first address, what it was sent before stays closed.
  await staff.send('PATCH', `registrations/${key}`, { email: wrong })
  await expectDead(toWrong)
  // Both emails may have the same second as their date.
  const tokens = (await emailsTo(site, wrong, 2)).map((email) => tokenIn(linkIn(email, '/registration/')))
  const [toWrongAgain = ''] = tokens.filter((token) => token !== toWrong)
  expect((await registrationAt(toWrongAgain)).email).toBe(wrong)
  expect((await staff.send<{ email: string }>('GET', `registrations/${key}`)).email).toBe(wrong)
})

test('whoever stops reminders by a link from an email has the registration as their own, also when it is gone meanwhile', async () => {
  const email = 'quiet@example.com'
  const browsers = await registerAs(email, OWNER)
  const emailed = await emailedToken(email, 1)
  expect(await (await change(emailed, 'stopReminders')).json()).toMatchObject({ hasReminders: false })
  await expectDead(browsers)
  await staff.send('DELETE', `registrations/${await staff.keyOf('registrations', 'email', email)}`)
  await expectDead(emailed)
})

test('a guest whom the desk adds after a withdrawal has another link', async () => {
  const email = 'desk@example.com'
  const strangers = await registerAs(email, STRANGER)
  expect((await change(strangers, 'withdraw')).status).toBe(200)
  await staff.send('POST', 'registrations/guest', { event, fullName: OWNER.fullName, email })
  await expectDead(strangers)
  // Withdrawals are told without a link.
  const emailed = (await emailsTo(site, email, 3)).flatMap(({ text }) => /\/registration\/([\w-]+)/.exec(text ?? '')?.[1] ?? [])
  const opened = await Promise.all(emailed.map(read))
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 404])
})
