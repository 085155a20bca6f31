import { expect, MESSAGES, test } from './support/test'
import type { Ticket } from '@/lib/contract/fields/tickets'
import { post, register, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, entryOf, ownPath, qrTextsOf } from './support/outbox'
import { openSite } from './support/site'

const EVENT = 'gathering'
const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const event = await staff.createEvent(EVENT, { title: 'Gathering', companionsLimit: 3 })

const publish = (data: object) => staff.publish('events', event, data)
const bring = (email: string, ...names: string[]) => register(site, email, EVENT, { companions: names.map((fullName) => ({ fullName })) })
const groupOf = async (email: string) => {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: email } }, sort: 'companion', pagination: false, depth: 0 })
  return docs
}
const correct = async (email: string, change: object) => post(site, `${await ownPath(site, email)}/correct`, change)

test('the ticket that staff have corrected is emailed, to a corrected address too, and saving says so before', async () => {
  expect((await bring('mispelt@example.com', 'Levan')).status).toBe(201)
  const { Emails } = MESSAGES.en
  const first = entryOf(calendarOf(await emailTo(site, 'mispelt@example.com', Emails.registeredHeading)))
  const [host, companion] = await groupOf('mispelt@example.com')
  const preview = async (id: string | undefined, data: object) => (await staff.consequencesOf('PATCH', `registrations/${id}`, data))?.emails ?? []
  expect(await preview(host?.id, { kind: 'partner', note: 'By the window' })).toEqual([])
  expect(await preview(host?.id, { email: 'misspelt@example.com' })).toMatchObject([{ to: 'misspelt@example.com' }])
  expect(await preview(companion?.id, { fullName: 'Levan D.' })).toMatchObject([{ to: 'mispelt@example.com' }])

  await staff.send('PATCH', `registrations/${host?.id}`, { email: 'misspelt@example.com' })
  const email = await emailTo(site, 'misspelt@example.com', Emails.correctedHeading)
  const stored = (await (await site.fetch(await ownPath(site, 'misspelt@example.com'))).json()) as { ticket: Ticket; companions: { ticket: Ticket }[] }
  expect(stored.ticket.version).toBe(2)
  expect(await qrTextsOf(email)).toEqual([stored.ticket.text, stored.companions[0]?.ticket.text])
  const { entry } = entryOf(calendarOf(email))
  expect([entry.uid, entry.sequence > first.entry.sequence]).toEqual([first.entry.uid, true])

  await staff.send('PATCH', `registrations/${companion?.id}`, { fullName: 'Levan Dolidze' })
  await emailTo(site, 'misspelt@example.com', 'Levan Dolidze')
})

test('an address that staff correct is stored as addresses are compared: one person has one seat', async () => {
  expect((await bring('nino@exmaple.com')).status).toBe(201)
  const [{ id } = { id: '' }] = await groupOf('nino@exmaple.com')
  expect((await staff.ask('PATCH', `registrations/${id}`, { email: 'nino at example' })).status).toBe(400)
  await staff.send('PATCH', `registrations/${id}`, { email: ' Nino@Example.com ' })
  expect((await groupOf('nino@example.com')).map((one) => one.id)).toEqual([id])
  await emailTo(site, 'nino@example.com', MESSAGES.en.Emails.correctedHeading)
  expect((await bring('nino@example.com')).status).toBe(409)
  await staff.send('DELETE', `registrations/${id}`)
})

test('whoever waits is emailed their place at a corrected address; a corrected name alone emails nobody', async () => {
  await publish({ capacity: 1 })
  expect((await bring('wating@example.com')).status).toBe(200)
  const [{ id } = { id: '' }] = await groupOf('wating@example.com')
  const preview = async (data: object) => (await staff.consequencesOf('PATCH', `registrations/${id}`, data))?.emails ?? []
  expect(await preview({ fullName: 'Nina' })).toEqual([])
  await staff.send('PATCH', `registrations/${id}`, { email: 'waiting@example.com' })
  await emailTo(site, 'waiting@example.com', MESSAGES.en.Emails.waitingHeading)
})

test('a guest takes companions off, whose seat goes to the next, and brings others while there are seats', async () => {
  await publish({ capacity: 5 })
  for (const email of ['misspelt@example.com', 'waiting@example.com']) await staff.send('DELETE', `registrations/${(await groupOf(email))[0]?.id}`)
  await publish({ capacity: 3 })
  expect((await bring('gathers@example.com', 'Ana', 'Gia')).status).toBe(201)
  expect((await bring('lines-up@example.com')).status).toBe(200)
  const bringing = (companions: object) => correct('gathers@example.com', { fullName: 'Nino', companions })
  const names = async (answer: Response) => ((await answer.json()) as { companions: { fullName: string; position: number }[] }).companions.map(({ fullName, position }) => [position, fullName])
  const refusal = async (answer: Response) => [answer.status, Object.keys(((await answer.json()) as { error: { fields: object } }).error.fields)]

  expect(await refusal(await bringing({ 3: 'Eka' }))).toEqual([422, ['companions.3']])
  expect((await bringing({ 6: 'Eka' })).status).toBe(422)
  expect(await names(await bringing({ 1: ' ', 2: 'Gia', 3: '' }))).toEqual([[2, 'Gia']])
  expect((await groupOf('lines-up@example.com')).map(({ state }) => state)).toEqual(['offered'])
  expect((await emailTo(site, 'gathers@example.com', MESSAGES.en.Emails.changedHeading)).attachments.filter(({ contentType }) => contentType === 'image/png')).toHaveLength(2)
  expect(await refusal(await bringing({ 1: 'Eka' }))).toEqual([422, ['companions.1']])
  // Whoever takes the place of another needs no other seat.
  expect(await names(await bringing({ 2: '', 3: 'Eka' }))).toEqual([[3, 'Eka']])
  await publish({ capacity: 5 })
  expect(await names(await bringing({ 1: 'Ana again', 2: 'Levan' }))).toEqual([[1, 'Ana again'], [2, 'Levan'], [3, 'Eka']])
  await publish({ capacity: 9, isRegistrationActive: false })
  expect(await names(await bringing({ 3: '' }))).toEqual([[1, 'Ana again'], [2, 'Levan']])
  expect((await bringing({ 3: 'Eka' })).status).toBe(422)
})

test('who corrects something is told which tickets are no longer valid, and nothing where none was replaced', async () => {
  await publish({ capacity: null, isRegistrationActive: true })
  const email = 'replaces@example.com'
  expect((await bring(email, 'Ana', 'Gia')).status).toBe(201)
  const textOf = async (change: object, count: number) => {
    expect((await correct(email, change)).status).toBe(200)
    return (await emailsTo(site, email, count)).at(-1)?.text?.split('\n\n')[2]
  }
  const [{ fullName = '' } = {}] = await groupOf(email)
  expect(await textOf({ fullName }, 2)).toBe('Here are your details for Gathering.')
  expect(await textOf({ fullName, companions: { 2: '', 3: 'Eka' } }, 3)).toBe('Here are your details for Gathering.')
  expect(await textOf({ fullName, companions: { 1: 'Anna' } }, 4)).toContain('With them comes a new ticket; the earlier one is no longer valid.')
  expect(await textOf({ fullName: 'Nina', companions: { 1: 'Ana' } }, 5)).toContain('With them come 2 new tickets; the earlier ones are no longer valid.')
})

test('a form that was open for a while takes back nothing that has happened meanwhile', async () => {
  await publish({ capacity: null, isRegistrationActive: true })
  expect((await bring('comes@example.com')).status).toBe(201)
  const [{ id } = { id: '' }] = await groupOf('comes@example.com')
  const form = await staff.send<object>('GET', `registrations/${id}?depth=0`)
  await site.payload.update({ collection: 'registrations', id, data: { checkedInAt: '2028-05-10T06:05:00Z', checkedInBy: 'North', sequence: 4 } })
  await staff.send('PATCH', `registrations/${id}`, { ...form, note: 'By the window', consent: { textVersion: 'another' }, ticketCode: 'AAAAAAAA' })
  const [saved] = await groupOf('comes@example.com')
  expect(saved).toMatchObject({ note: 'By the window', checkedInAt: '2028-05-10T06:05:00.000Z', checkedInBy: 'North', sequence: 4 })
  expect([saved?.consent?.textVersion === 'another', saved?.ticketCode === 'AAAAAAAA']).toEqual([false, false])

})

test('an address that is changed to a cancelled one takes its place, and to one with a seat is refused in words', async () => {
  expect((await bring('eka@example.com')).status).toBe(201)
  await post(site, `${await ownPath(site, 'eka@example.com')}/withdraw`, {})
  expect((await bring('eka@exmaple.com')).status).toBe(201)
  const [{ id } = { id: '' }] = await groupOf('eka@exmaple.com')
  await staff.send('PATCH', `registrations/${id}`, { email: 'eka@example.com' })
  expect((await groupOf('eka@example.com')).map((one) => [one.id, one.state])).toEqual([[id, 'confirmed']])
  expect((await bring('eka@exmaple.com')).status).toBe(201)
  const [second] = await groupOf('eka@exmaple.com')
  const refused = await staff.ask('PATCH', `registrations/${second?.id}`, { email: 'eka@example.com' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('registered for the event already')])
})

test('the address of a subscriber stays what its owner was asked about', async () => {
  const email = 'subscriber@example.com'
  expect((await post(site, '/api/subscriptions', { email })).status).toBe(201)
  const id = await staff.keyOf('subscriptions', 'email', email)
  await staff.send('PATCH', `subscriptions/${id}`, { email: 'another@example.com', notes: 'Called' })
  expect(await staff.send('GET', `subscriptions/${id}`)).toMatchObject({ email, notes: 'Called' })
})

test('all that is wrong with a correction is named at once, what only the event asks included', async () => {
  await publish({ registrationFields: { organization: 'required' }, questions: [{ key: 'diet', form: 'registration', kind: 'text', label: 'What do you eat?', isRequired: true }] })
  const email = 'hasty@example.com'
  expect((await register(site, email, EVENT, { organization: 'Library', answers: { diet: 'Fish' } })).status).toBe(201)
  const refused = await correct(email, { fullName: 'Two\nlines', answers: {} })
  const { error } = (await refused.json()) as { error: { fields: Record<string, string> } }
  const { required, characters } = MESSAGES.en.FieldErrors
  expect([refused.status, error.fields]).toEqual([422, { fullName: characters, organization: required, 'answers.diet': required }])
  expect((await post(site, '/api/ownRegistrations/nobody/correct', { fullName: '' })).status).toBe(422)
})
