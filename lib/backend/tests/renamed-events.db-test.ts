import { expect, test } from './support/test'
import { post, send, Staff } from './support/client'
import { emailTo } from './support/outbox'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const { doc: event } = await staff.send('POST', 'events?locale=en', {
  identifier: 'gathering',
  title: 'Gathering',
  isRegistrationActive: true,
  isApplyActive: true,
  startsAt: '2028-05-10T06:00:00Z',
  _status: 'published',
})

test('a form that was opened before the address of the event changed registers and applies for it', async () => {
  await staff.publish('events', event.id, { identifier: 'great-gathering' })
  await staff.publish('events', event.id, { identifier: 'greatest-gathering' })
  for (const identifier of ['gathering', 'great-gathering', 'greatest-gathering']) {
    const email = `guest@${identifier}.example`
    expect((await post(site, '/api/registrations', registrationBody(email, identifier, { answers: {} }))).status, identifier).toBe(201)
    await emailTo(site, email, 'Gathering')
    expect((await post(site, '/api/registrations', registrationBody(email, 'gathering', { answers: {} }))).status).toBe(409)
    expect((await post(site, '/api/registrations/resend', { event: identifier, email })).status).toBe(200)
    expect((await post(site, '/api/accelerators', applicationBody(`founder@${identifier}.example`, identifier, { answers: {} }))).status, identifier).toBe(201)
  }
  // A device at the door was prepared before as well.
  for (const identifier of ['gathering', 'greatest-gathering', event.id]) expect((await send(site, 'GET', `/api/checkIn/${identifier}`, { token: staff.token })).status, identifier).toBe(200)
  expect((await send(site, 'GET', '/api/checkIn/no-gathering', { token: staff.token })).status).toBe(404)
  expect((await post(site, '/api/registrations', registrationBody('guest@nowhere.example', 'no-gathering'))).status).toBe(422)
  await staff.publish('events', event.id, { status: 'cancelled' })
  await staff.send('PATCH', `events/${event.id}`, { _status: 'draft' })
  expect((await post(site, '/api/registrations', registrationBody('late@nowhere.example', 'gathering'))).status).toBe(422)
})
