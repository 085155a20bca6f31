import { eventually, expect, test } from './support/test'
import { post, Staff } from './support/client'
import { emailsTo, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite()
const admin = await Staff.signIn(site)
const GIORGI = 'giorgi@visitor.example'
const LIA = 'lia@visitor.example'
const EVENT = 'desk-summit'
const [cms, editor] = [await admin.hire('desk'), await admin.hire('editor')]

const postStatus = async (path: string, body: object) => (await post(site, path, body)).status
const stateOf = async (email: string) => {
  const { docs } = await cms.send<{ docs: { state: string }[] }>('GET', `registrations?where[email][equals]=${email}`)
  return docs[0]?.state
}

test('registrations are exported with the event’s own questions, Georgian and formulas unharmed', async () => {
  const questions = [
    { form: 'registration', kind: 'choice', key: 'diet', label: 'What do you eat?', options: [{ label: 'Everything' }, { label: 'No meat' }] },
    { form: 'registration', kind: 'yesNo', key: 'bus', label: 'Do you take the bus?' },
  ]
  const event = await admin.createEvent(EVENT, { title: 'Desk Summit', capacity: 1, questions })
  const stored = await admin.send<{ questions: { options: { id: string }[] }[] }>('GET', `events/${event}?locale=en`)
  const diet = stored.questions[0]?.options[1]?.id
  expect(await postStatus('/api/registrations?lang=ge', registrationBody(GIORGI, EVENT, { fullName: 'გიორგი "გიო" ბერიძე', organization: '=HYPERLINK("x")', answers: { diet, bus: true } }))).toBe(201)
  expect(await postStatus('/api/registrations', registrationBody(LIA, EVENT, { fullName: 'Lia Waits' }))).toBe(200)

  const file = await cms.ask('GET', `registrations/export?format=csv&where[event][equals]=${event}`)
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="registrations-.*\.csv"/)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, first, second] = new TextDecoder().decode(bytes).split('\r\n')
  expect(head).toMatch(/^Event,Order of registration,Status,Name,Email,Companion of,.*,Note for check-in,Internal notes,diet: What do you eat\?,bus: Do you take the bus\?$/)
  expect(first).toContain('Desk Summit,1,Registered,"გიორგი ""გიო"" ბერიძე",giorgi@visitor.example,')
  expect(first).toContain(`"'=HYPERLINK(""x"")"`)
  expect(first).toMatch(/,No meat,Yes$/)
  expect(second).toContain('Desk Summit,2,On the waiting list,Lia Waits')
  const sheet = await cms.ask('GET', 'registrations/export?format=xlsx')
  expect(new TextDecoder().decode((await sheet.arrayBuffer()).slice(0, 2))).toBe('PK')
  expect((await cms.ask('GET', 'registrations/export?format=pdf')).status).toBe(400)
  for (const path of ['registrations/export', 'accelerators/export', 'subscriptions/export', 'messages/export']) {
    expect((await site.fetch(`/cms/api/${path}`)).status).toBe(403)
    expect((await editor.ask('GET', path)).status).toBe(403)
  }
})

test('the seat of whoever staff withdraw goes to the next, and emails tell both', async () => {
  await emailsTo(site, GIORGI, 1)
  const key = await cms.keyOf('registrations', 'email', GIORGI)
  await cms.send('PATCH', `registrations/${key}`, { state: 'withdrawn', notes: 'Called us.' })
  await eventually(async () => expect([await stateOf(GIORGI), await stateOf(LIA)]).toEqual(['withdrawn', 'offered']))
  await emailsTo(site, GIORGI, 2)
  await emailsTo(site, LIA, 2)
  await cms.send('PATCH', `registrations/${key}`, { notes: 'Called twice.' })
  await cms.send('POST', `registrations/${key}/resend`)
  await emailsTo(site, GIORGI, 3)
})

test('a save that sends emails names them first, and changes nothing', async () => {
  const preview = async (email: string, data: object) =>
    (await cms.consequencesOf('PATCH', `registrations/${await cms.keyOf('registrations', 'email', email)}`, data))?.emails ?? []
  const before = await cms.send<{ totalDocs: number }>('GET', 'registrations?limit=1')
  const emails = await preview(LIA, { state: 'withdrawn' })
  expect(emails.map(({ to }) => to)).toEqual([LIA])
  expect(emails[0]?.subject).toContain('Desk Summit')
  expect(await preview(LIA, { notes: 'Called.' })).toEqual([])
  expect((await preview(GIORGI, { state: 'confirmed' })).map(({ to }) => to)).toEqual([GIORGI])
  expect([await stateOf(GIORGI), await stateOf(LIA)]).toEqual(['withdrawn', 'offered'])
  expect((await cms.send<{ totalDocs: number }>('GET', 'registrations?limit=1')).totalDocs).toBe(before.totalDocs)
  expect((await outboxOf(site)).filter(goesTo(LIA))).toHaveLength(2)
  expect((await cms.ask('POST', 'registrations/change', { state: 'withdrawn' })).status).toBe(400)
  expect((await editor.ask('POST', `registrations/change?where[email][equals]=${LIA}`, { state: 'withdrawn' })).status).toBe(403)
})

test('a seat that becomes free is counted with the email of whoever gets it', async () => {
  const last = 'last@visitor.example'
  expect(await postStatus('/api/registrations', registrationBody(last, EVENT))).toBe(200)
  const asked = await cms.consequencesOf('POST', `registrations/change?where[email][equals]=${LIA}`, { state: 'withdrawn' })
  expect(asked?.emails.map(({ to }) => to).sort()).toEqual([last, LIA].sort())
  expect(await stateOf(last)).toBe('waiting')
  const both = `where[or][0][email][equals]=${LIA}&where[or][1][email][equals]=${last}`
  const change = ['POST', `registrations/change?${both}`, { state: 'waiting' }] as const
  // Whoever is put on the list gets the free seat at once, and is told of both.
  expect((await cms.consequencesOf(...change))?.emails.map(({ to }) => to)).toEqual([LIA, LIA])
  expect((await cms.send<{ message: string }>(...change)).message).toBe('Changed 2 entries.')
  expect([await stateOf(LIA), await stateOf(last)]).toEqual(['offered', 'waiting'])
  await emailsTo(site, LIA, 4)
  await admin.send('DELETE', `registrations/${await cms.keyOf('registrations', 'email', last)}`)
})

test('staff change and delete fifty documents in one request, and no more', async () => {
  const message = { state: 'new', kind: 'contact', fullName: 'Many', email: 'many@example.com', message: 'Hello', locale: 'en' } as const
  for (let count = 0; count < 51; count += 1) await site.payload.create({ collection: 'messages', data: message })
  const chosen = 'messages?where[fullName][equals]=Many'
  for (const method of ['PATCH', 'DELETE']) {
    const refused = await admin.ask(method, chosen, method === 'PATCH' ? { state: 'done' } : undefined)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Choose at most 50 entries at once.')])
  }
  const { docs: [first] } = await site.payload.find({ collection: 'messages', where: { fullName: { equals: 'Many' } }, limit: 1 })
  expect((await admin.ask('DELETE', `messages/${first?.id}`)).status).toBe(200)
  expect((await admin.ask('DELETE', chosen)).status).toBe(200)
  expect((await site.payload.count({ collection: 'messages', where: { fullName: { equals: 'Many' } } })).totalDocs).toBe(0)
})

test('everything of one person is deleted in one go, and no note names them', async () => {
  expect(await postStatus('/api/subscriptions', { email: LIA })).toBe(201)
  expect(await postStatus('/api/commons/email/send', { kind: 'contact', fullName: 'Lia', email: 'Lia@visitor.example', subject: 'Hello', message: 'Hello', consent: true })).toBeLessThan(300)
  await emailsTo(site, LIA, 5)
  const { erased, message } = await cms.send<{ erased: Record<string, number>; message: string }>('POST', 'people/erase', { email: 'LIA@visitor.example' })
  expect(message).toMatch(/^Everything from this address has been deleted: 1 registration, 1 subscription, 1 message, \d+ emails\.$/)
  expect(erased).toMatchObject({ registrations: 1, subscriptions: 1, messages: 1, accelerators: 0 })
  expect((await outboxOf(site)).filter(goesTo(LIA))).toEqual([])
  for (const collection of ['registrations', 'subscriptions', 'messages']) {
    const { totalDocs } = await cms.send<{ totalDocs: number }>('GET', `${collection}?where[email][like]=${LIA}`)
    expect(totalDocs, collection).toBe(0)
  }
  await expect(cms.send('GET', 'audit-log')).rejects.toThrow(/403/)
  const { docs } = await admin.send<{ docs: { action: string }[] }>('GET', 'audit-log?limit=0')
  expect(docs.map(({ action }) => action)).toEqual(expect.arrayContaining(['erased', 'exported', 'resent', 'changed']))
  expect(JSON.stringify(docs)).not.toMatch(/visitor\.example|Lia|გიორგი|Called/)
  const outsider = await site.fetch('/cms/api/people/erase', { method: 'POST', body: JSON.stringify({ email: GIORGI }) })
  expect(outsider.status).toBe(403)
})
