import { expect, LONG, test } from './support/test'
import { Secret, TOTP } from 'otpauth'
import { send, Staff } from './support/client'
import { openSite } from './support/site'
import { ADMIN } from './support/settings'

const site = await openSite({ settings: { STAFF_SECOND_FACTOR: 'on' } })

test('where a second factor is required, staff do nothing before they have set one up', LONG, async () => {
  const staff = await Staff.signIn(site)
  const contract = (path: string, method = 'GET', body?: object) => send(site, method, path, { token: staff.token, body })
  for (const path of ['registrations', 'audit-log', 'registrations/export?format=csv']) expect((await staff.ask('GET', path)).status, path).toBe(403)
  for (const [method, path] of [['POST', 'users'], ['POST', 'partners'], ['POST', 'globals/home'], ['POST', 'people/erase'], ['DELETE', 'media/1']] as const) {
    expect((await staff.ask(method, path, { email: 'x@example.com' })).status, path).toBe(403)
  }
  for (const path of ['/api/registrations', '/api/subscriptions', '/api/messages']) expect((await contract(path)).status, path).toBe(403)
  expect((await contract('/api/partners', 'POST', { name: 'A', link: 'https://a.example' })).status).toBe(403)
  expect((await contract('/api/users/me')).status).toBe(200)
  expect(await staff.send('GET', 'payload-locked-documents')).toMatchObject({ docs: [] })
  const { docs } = await staff.send<{ docs: { email: string }[] }>('GET', 'users')
  expect(docs.map(({ email }) => email)).toEqual([ADMIN.email])

  expect(await staff.send('GET', 'users/second-factor')).toMatchObject({ isRequired: true, since: null })
  const { secret, setup } = await staff.send<{ secret: string; setup: string }>('POST', 'users/second-factor/begin', { presentPassword: ADMIN.password })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await staff.send('POST', 'users/second-factor/confirm', { setup, code })
  expect((await staff.ask('GET', 'registrations')).status).toBe(200)
  expect((await contract('/api/registrations')).status).toBe(200)
})
