import { after, eventually, expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { MailServer } from './support/mail-server'
import { withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { applicationBody } from '../../../scripts/test/visitor'

const EVENT = 'accelerator-2027'
const { Emails } = MESSAGES.en
const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ settings: { SMTP_URL: mailServer.smtpUrl } })
after(() => mailServer.close())
const staff = await Staff.signIn(site)

const headings = (address: string) => {
  const known = [Emails.applicationHeading, Emails.acceptedHeading, Emails.declinedHeading, Emails.shortlistedHeading]
  return mailServer.to(address).map(({ text }) => known.find((heading) => text?.startsWith(heading)))
}

async function apply(email: string): Promise<string> {
  expect((await post(site, '/api/accelerators', applicationBody(email, EVENT))).status).toBe(201)
  await eventually(() => expect(headings(email)).toEqual([Emails.applicationHeading]))
  return staff.keyOf('accelerators', 'email', email)
}

const decide = (key: string, state: string) => staff.send('PATCH', `accelerators/${key}`, { state })

test('whoever is accepted, declined and accepted again has the acceptance as the last email', async () => {
  const key = await apply('changing@example.com')
  for (const state of ['accepted', 'declined', 'accepted']) await decide(key, state)
  const { applicationHeading, acceptedHeading, declinedHeading } = Emails
  await eventually(() => expect(headings('changing@example.com')).toEqual([applicationHeading, acceptedHeading, declinedHeading, acceptedHeading]))
})

test('an email that was held up does not come after a later decision', async () => {
  const key = await apply('late@example.com')
  mailServer.refusal = { code: 451, message: 'Try again later' }
  await decide(key, 'declined')
  await eventually(() => expect(mailServer.refused).toContain('late@example.com'))
  mailServer.refusal = null
  await decide(key, 'accepted')
  await eventually(() => expect(headings('late@example.com')).toEqual([Emails.applicationHeading, Emails.acceptedHeading]))
  const held = { collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } } as const
  // The worker may note only now when it tries again.
  await eventually(async () => {
    await makeJobsDue(site.payload, 'sendMail')
    expect((await site.payload.count(held)).totalDocs).toBe(0)
  }, { interval: 500 })
  expect(headings('late@example.com')).toEqual([Emails.applicationHeading, Emails.acceptedHeading])
})

test('staff can send the email about the present state again', async () => {
  const key = await staff.keyOf('accelerators', 'email', 'late@example.com')
  await staff.send('POST', `accelerators/${key}/resend`)
  await eventually(() => expect(headings('late@example.com')).toEqual([Emails.applicationHeading, Emails.acceptedHeading, Emails.acceptedHeading]))
})

test('the confirmation says what was sent, dates in words, and when an answer comes if the event knows it', async () => {
  const { AcceleratorForm, FieldNames } = MESSAGES.ka
  const { text } = mailServer.to('changing@example.com')[0] ?? {}
  expect(text).toContain('28 February 1990')
  expect(text).toContain(Emails.decisionDay.replace('{day}', '5 February 2027'))
  await staff.publishEvent(EVENT, { decisionsAt: '2027-02-10T19:59:00Z' })
  await post(site, '/api/accelerators?lang=ge', applicationBody('told@example.com', EVENT))
  await eventually(() => expect(mailServer.to('told@example.com')).toHaveLength(1))
  const georgian = withPlainSpaces(mailServer.to('told@example.com')[0]?.text)
  for (const line of [
    `${AcceleratorForm.birthDate}: 28 თებერვალი, 1990`,
    `${AcceleratorForm.projectStage}: ${AcceleratorForm.prototype}`,
    `${FieldNames.country}: საქართველო`,
    MESSAGES.ka.Emails.decisionDay.replace('{day}', '10 თებერვალი, 2027'),
  ]) expect(georgian).toContain(line)
})
