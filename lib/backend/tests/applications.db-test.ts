import { after, eventually, expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { MailServer } from './support/mail-server'
import { makeJobsDue } from './support/due-jobs'
import { withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const ACCELERATOR = 'accelerator-2027'
const SUMMIT = 'summit-2027'
const { Emails } = MESSAGES.en
const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ settings: { SMTP_URL: mailServer.smtpUrl } })
after(() => mailServer.close())
const staff = await Staff.signIn(site)

const apply = (email: string, event: string) => post(site, '/api/accelerators', applicationBody(email, event))

async function read(identifier: string) {
  const answer = await site.fetch(`/api/events?identifier=${identifier}`)
  const { items } = (await answer.json()) as {
    items: { fullTitle: string; application: { status: string; closesAt: string | null } }[]
  }
  if (!items[0]) throw new Error(`There is no event ${identifier}.`)
  return items[0]
}

const headings = (address: string) => {
  const known = [Emails.applicationHeading, Emails.acceptedHeading, Emails.declinedHeading, Emails.shortlistedHeading]
  return mailServer.to(address).map(({ text }) => known.find((heading) => text?.startsWith(heading)))
}

async function applyForProgramme(email: string): Promise<string> {
  expect((await post(site, '/api/accelerators', applicationBody(email, ACCELERATOR))).status).toBe(201)
  await eventually(() => expect(headings(email)).toEqual([Emails.applicationHeading]))
  return staff.keyOf('accelerators', 'email', email)
}

const decide = (key: string, state: string) => staff.send('PATCH', `accelerators/${key}`, { state })

test('each decision is told, back to the start too, and the last one in the last email', async () => {
  const key = await applyForProgramme('changing@example.com')
  for (const state of ['shortlisted', 'received', 'accepted', 'declined', 'accepted']) await decide(key, state)
  const { applicationHeading, shortlistedHeading, acceptedHeading, declinedHeading } = Emails
  await eventually(() => expect(headings('changing@example.com')).toEqual([applicationHeading, shortlistedHeading, applicationHeading, acceptedHeading, declinedHeading, acceptedHeading]))
})

test('an email that was held up does not come after a later decision', async () => {
  const key = await applyForProgramme('late@example.com')
  mailServer.refusal = { code: 451, message: 'Try again later' }
  await decide(key, 'declined')
  await eventually(() => expect(mailServer.refused).toContain('late@example.com'))
  mailServer.refusal = null
  await decide(key, 'accepted')
  await eventually(() => expect(headings('late@example.com')).toEqual([Emails.applicationHeading, Emails.acceptedHeading]))
  await makeJobsDue(site.payload, 'sendMail')
  await eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } })).totalDocs).toBe(0))
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
  await staff.publishEvent(ACCELERATOR, { decisionsAt: '2027-02-10T19:59:00Z' })
  await post(site, '/api/accelerators?lang=ge', applicationBody('told@example.com', ACCELERATOR))
  await eventually(() => expect(mailServer.to('told@example.com')).toHaveLength(1))
  const georgian = withPlainSpaces(mailServer.to('told@example.com')[0]?.text)
  for (const line of [
    `${AcceleratorForm.birthDate}: 28 თებერვალი, 1990`,
    `${AcceleratorForm.projectStage}: ${AcceleratorForm.prototype}`,
    `${FieldNames.country}: საქართველო`,
    MESSAGES.ka.Emails.decisionDay.replace('{day}', '10 თებერვალი, 2027'),
  ]) expect(georgian).toContain(line)
})

test('what one applies for on the page of the summit is the accelerator, and is stored and told as that', async () => {
  expect((await apply('summit@example.com', SUMMIT)).status).toBe(201)
  const key = await staff.keyOf('accelerators', 'email', 'summit@example.com')
  const stored = await staff.send<{ event: { identifier: string } }>('GET', `accelerators/${key}?depth=1`)
  expect(stored.event.identifier).toBe(ACCELERATOR)
  await eventually(() => expect(mailServer.to('summit@example.com')).toHaveLength(1))
  const [email] = mailServer.to('summit@example.com')
  expect(email?.subject).toBe(Emails.applicationSubject.replace('{event}', (await read(ACCELERATOR)).fullTitle))
  expect(email?.text).not.toContain('Leadx Summit')
})

test('nobody applies twice for one programme on the pages of two events', async () => {
  expect((await apply('twice@example.com', ACCELERATOR)).status).toBe(201)
  const again = await apply('Twice@example.com', SUMMIT)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ error: { fields: { email: expect.any(String) } } })
})

test('both pages tell the same deadline, and hold to it', async () => {
  await staff.publishEvent(SUMMIT, { applyClosesAt: '2099-01-01T00:00:00Z', decisionsAt: null })
  await staff.publishEvent(ACCELERATOR, { applyClosesAt: '2020-01-01T00:00:00Z' })
  expect((await read(SUMMIT)).application).toMatchObject({ status: 'closed', closesAt: (await read(ACCELERATOR)).application.closesAt })
  expect((await apply('late@example.com', SUMMIT)).status).toBe(422)
  await staff.publishEvent(SUMMIT, { applyClosesAt: '2020-01-01T00:00:00Z' })
  await staff.publishEvent(ACCELERATOR, { applyClosesAt: null })
  expect((await read(SUMMIT)).application).toMatchObject({ status: 'open', closesAt: null })
  expect((await apply('in-time@example.com', SUMMIT)).status).toBe(201)
})

test('without an accelerator that takes applications, one applies for the event itself', async () => {
  await staff.publishEvent(SUMMIT, { applyClosesAt: null })
  await staff.publishEvent(ACCELERATOR, { isApplyActive: false })
  expect((await apply('alone@example.com', SUMMIT)).status).toBe(201)
  const key = await staff.keyOf('accelerators', 'email', 'alone@example.com')
  expect(await staff.send<object>('GET', `accelerators/${key}?depth=1`)).toMatchObject({ event: { identifier: SUMMIT } })
  expect((await apply('none@example.com', ACCELERATOR)).status).toBe(422)
  // Its page says that one applies to the accelerator, so emails do not promise a place at the summit.
  await staff.send('PATCH', `accelerators/${key}`, { state: 'accepted' })
  await eventually(() => expect(mailServer.to('alone@example.com')).toHaveLength(2))
  const subjects = [Emails.applicationSubject, Emails.acceptedSubject].map((subject) => subject.replace('{event}', Emails.accelerator))
  expect(mailServer.to('alone@example.com').map(({ subject }) => subject)).toEqual(subjects)
  for (const { text } of mailServer.to('alone@example.com')) expect(text).not.toContain('Leadx Summit')
})

test('on the page of the summit one applies for the next accelerator, and not for one that has begun', async () => {
  await staff.publishEvent(ACCELERATOR, { isApplyActive: true, applyClosesAt: '2020-01-01T00:00:00Z', startsAt: '2020-03-01T06:00:00Z' })
  expect((await read(SUMMIT)).application).toMatchObject({ status: 'open' })
  expect((await apply('summit-itself@example.com', SUMMIT)).status).toBe(201)
  await staff.publishEvent(ACCELERATOR, { applyClosesAt: null })
  expect((await apply('running@example.com', SUMMIT)).status).toBe(201)
  const eventOf = async (email: string) => (await staff.send<{ event: { identifier: string } }>('GET', `accelerators/${await staff.keyOf('accelerators', 'email', email)}?depth=1`)).event.identifier
  expect([await eventOf('summit-itself@example.com'), await eventOf('running@example.com')]).toEqual([SUMMIT, ACCELERATOR])
})

test('an address that staff change to one that has applied is refused in words', async () => {
  for (const email of ['lia@example.com', 'lia@exmaple.com']) expect((await apply(email, ACCELERATOR)).status).toBe(201)
  const changeEmail = async (email: string) => staff.ask('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', 'lia@exmaple.com')}`, { email })
  const refused = await changeEmail('lia@example.com')
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('application of this address')])
  expect((await changeEmail('lia.b@example.com')).status).toBe(200)
})

test('a required choice that was published without choices keeps nobody from applying', async () => {
  const questions = [{ form: 'application', kind: 'choice', key: 'track', label: 'Which track?', isRequired: true, options: [{ label: 'A' }, { label: 'B' }] }]
  await staff.publishEvent(ACCELERATOR, { isApplyActive: true, applyClosesAt: null, startsAt: null, endsAt: null, questions })
  expect((await apply('no-track@example.com', ACCELERATOR)).status).toBe(422)
  const key = await staff.keyOf('events', 'identifier', ACCELERATOR)
  const stored = await staff.send<{ questions: object[] }>('GET', `events/${key}?locale=en&depth=0`)
  const data = { questions: stored.questions.map((question) => ({ ...question, options: [] })) }
  await site.payload.db.updateOne({ collection: 'events', id: key, locale: 'en', data })
  expect((await apply('no-track@example.com', ACCELERATOR)).status).toBe(201)
})

test('what is wrong with an application and with its answers is said together', async () => {
  const questions = [{ form: 'application', kind: 'text', key: 'why', label: 'Why?', isRequired: true }]
  await staff.publishEvent(ACCELERATOR, { questions })
  const refused = await post(site, '/api/accelerators', applicationBody('not-an-address', SUMMIT, { projectName: '', answers: {} }))
  expect(refused.status).toBe(422)
  const { error } = (await refused.json()) as { error: { fields: object } }
  expect(Object.keys(error.fields).sort()).toEqual(['answers.why', 'email', 'projectName'])
})

test('what is wrong with a registration, its required fields and its answers is said together', async () => {
  const questions = [{ form: 'registration', kind: 'text', key: 'diet', label: 'Diet?', isRequired: true }]
  await staff.publishEvent(SUMMIT, { isRegistrationActive: true, registrationFields: { phone: 'required' }, questions })
  const wrongFields = async (more: object) => {
    const refused = await post(site, '/api/registrations', registrationBody('together@example.com', SUMMIT, more))
    const { error } = (await refused.json()) as { error: { fields: object } }
    return [refused.status, ...Object.keys(error.fields).sort()]
  }
  expect(await wrongFields({ fullName: '', phone: '' })).toEqual([422, 'answers.diet', 'fullName', 'phone'])
  expect(await wrongFields({ phone: '' })).toEqual([422, 'answers.diet', 'phone'])
})
