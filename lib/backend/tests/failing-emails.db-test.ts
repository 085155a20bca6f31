import { after, test } from 'node:test'
import { post } from './support/client'
import { eventually, expect } from './support/expect'
import { freePort, MailServer } from './support/mail-server'
import { openSite } from './support/site'

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl } })
after(() => mailServer.close())

const subscribe = (email: string) => post(site, '/api/subscriptions', { email })
const waitingEmails = async () => {
  const { docs } = await site.payload.find({ collection: 'payload-jobs', where: { queue: { equals: 'mail' } }, pagination: false })
  return docs
}
/** Lets the emails that wait for their next try be tried now. */
async function tryAgainNow() {
  for (const { id } of await waitingEmails()) {
    await site.payload.update({ collection: 'payload-jobs', id, data: { waitUntil: new Date(Date.now() - 1000).toISOString() } })
  }
}

test('an email that is refused for a while comes later, once', async () => {
  mailServer.refusal = { code: 451, message: 'Try again later' }
  expect((await subscribe('later@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.refused).toContain('later@example.com'))
  await eventually(async () => expect((await waitingEmails()).map(({ processing, totalTried }) => [processing, totalTried])).toEqual([[false, 1]]))
  mailServer.refusal = null
  await tryAgainNow()
  await eventually(() => expect(mailServer.to('later@example.com')).toHaveLength(1))
  await eventually(async () => expect((await waitingEmails()).length).toBe(0))
})

test('an email that is refused does not hold up the others', async () => {
  mailServer.refusal = { code: 550, message: 'No such user' }
  expect((await subscribe('nobody@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.refused).toContain('nobody@example.com'))
  mailServer.refusal = null
  expect((await subscribe('somebody@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.to('somebody@example.com')).toHaveLength(1))
  expect(mailServer.to('nobody@example.com')).toHaveLength(0)
  await eventually(async () => expect((await waitingEmails()).length).toBe(1))
})
