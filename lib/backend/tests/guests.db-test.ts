// On Postgres too: seats are moved under its row locks.
import { eventually, expect, MESSAGES, test } from './support/test'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { GuestImport } from '@/lib/contract/desk/guests'
import type { AnnouncementPreview } from '@/lib/backend/announcements/preview-endpoint'
import type { EventNumbers } from '@/lib/backend/registrations/numbers'
import { runStatement, sql } from '@/lib/backend/database/statement'
import { importTask } from '@/lib/backend/guests/import-task'
import { guestRegistrar } from '@/lib/backend/registrations/guest-registrar'
import { toCalendarDay } from '@/lib/site/text/dates'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import { post, send, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, entryOf, linkIn, outboxOf, qrTextOf, qrTextsOf } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const deskAccount = { email: 'guest-desk@leadx.example', password: 'a password of the desk' }
const editorAccount = { email: 'guest-editor@leadx.example', password: 'a password of editors' }

const site = await openSite({ content: 'empty' })
const admin = await Staff.signIn(site)
for (const account of [{ ...deskAccount, role: 'desk' }, { ...editorAccount, role: 'editor' }]) await admin.send('POST', 'users', account)
const [desk, editor] = [await Staff.signIn(site, deskAccount), await Staff.signIn(site, editorAccount)]

const createEvent = async (identifier: string, capacity: number | null) => {
  const data = { identifier, title: identifier, capacity, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z' }
  return (await admin.send('POST', 'events?locale=en', { ...data, _status: 'published' })).doc.id
}
const guestOf = (event: string, email: string, more: object = {}) => ({ event, fullName: 'Ana Guest', email, ...more })
const registrationsOf = async (event: string) => {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { event: { equals: event } }, sort: 'number', pagination: false, depth: 0 })
  return docs
}
const statesOf = async (event: string) => Object.fromEntries((await registrationsOf(event)).map(({ email, state }) => [email, state]))

test('the desk registers somebody with name and address alone, and beyond the limit when it says so', async () => {
  const event = await createEvent('small-dinner', 1)
  const add = (email: string, more: object = {}) => desk.ask('POST', 'registrations/guest', guestOf(event, email, more))
  expect((await add('one@guests.example', { kind: 'speaker', note: 'Vegetarian' })).status).toBe(200)
  expect(await (await add('two@guests.example')).json()).toMatchObject({ outcome: 'waiting' })
  expect(await (await add('three@guests.example', { force: true, isTold: false })).json()).toMatchObject({ outcome: 'registered' })
  expect((await add('ONE@guests.example')).status).toBe(409)
  expect((await add('no address')).status).toBe(422)
  expect((await editor.ask('POST', 'registrations/guest', guestOf(event, 'four@guests.example'))).status).toBe(403)
  expect((await send(site, 'POST', '/cms/api/registrations/guest', { body: guestOf(event, 'four@guests.example') })).status).toBe(403)
  const [first] = await registrationsOf(event)
  expect(first).toMatchObject({ email: 'one@guests.example', kind: 'speaker', note: 'Vegetarian', ticketNumber: 1 })
  await emailTo(site, 'one@guests.example', 'registered')
  await emailTo(site, 'two@guests.example', 'waiting list')
  expect((await outboxOf(site)).flatMap(({ to }) => to).filter((to) => JSON.stringify(to).includes('three@'))).toEqual([])
})

test('what staff wrote about a guest stays when the desk registers them again after a withdrawal, unless it says something else', async () => {
  const event = await createEvent('again-dinner', null)
  const email = 'again@guests.example'
  const withdraw = async (data: object) => desk.send('PATCH', `registrations/${await desk.keyOf('registrations', 'email', email)}`, { ...data, state: 'withdrawn' })
  const add = (more: object) => desk.send('POST', 'registrations/guest', guestOf(event, email, more))
  await add({ note: 'Vegetarian' })
  await withdraw({ notes: 'A friend of the house' })
  await add({})
  expect(await registrationsOf(event)).toMatchObject([{ state: 'confirmed', note: 'Vegetarian', notes: 'A friend of the house' }])
  await withdraw({})
  await add({ note: 'Vegan' })
  expect(await registrationsOf(event)).toMatchObject([{ state: 'confirmed', note: 'Vegan', notes: 'A friend of the house' }])
})

test('through the contract, a session of the desk needs no consent; anybody else does', async () => {
  const event = await createEvent('contract-dinner', 1)
  const body = { ...guestOf('contract-dinner', 'by-api@guests.example'), force: true, kind: 'partner' }
  expect((await post(site, '/api/registrations', body)).status).toBe(422)
  expect((await send(site, 'POST', '/api/registrations', { token: editor.token, body })).status).toBe(422)
  const added = await send(site, 'POST', '/api/registrations', { token: desk.token, body })
  expect([added.status, added.headers.get('content-type')]).toEqual([201, expect.stringContaining('text/plain')])
  expect((await send(site, 'POST', '/api/registrations', { token: desk.token, body })).status).toBe(409)
  expect((await registrationsOf(event)).map(({ kind }) => kind)).toEqual(['partner'])
})

test('through the contract, the whole body of a visitor with a kind is a registration by the desk', async () => {
  const questions = [{ key: 'meal', form: 'registration', kind: 'text', label: 'Your meal', isRequired: true }]
  const event = await createEvent('whole-body-dinner', 1)
  await admin.publish('events', event, { questions, registrationFields: { phone: 'required' }, companionsLimit: 1 })
  const add = (email: string, more: object) => send(site, 'POST', '/api/registrations', { token: desk.token, body: { ...guestOf('whole-body-dinner', email), consent: true, ...more } })
  expect((await add('plain@whole.example', {})).status).toBe(422)
  expect((await add('first@whole.example', { kind: 'speaker', answers: { meal: 'Fish' } })).status).toBe(201)
  const company = { kind: 'partner', companions: [{ fullName: 'Eka' }] }
  expect((await add('many@whole.example', { ...company, companions: [{ fullName: 'Eka' }, { fullName: 'Gia' }] })).status).toBe(422)
  expect((await add('waits@whole.example', company)).status).toBe(200)
  expect((await add('forced@whole.example', { ...company, force: true })).status).toBe(201)
  const stored = await registrationsOf(event)
  expect(stored.map(({ fullName, email, kind, state }) => [fullName, email.split('@')[0], kind, state])).toEqual([
    ['Ana Guest', 'first', 'speaker', 'confirmed'],
    ['Ana Guest', 'waits', 'partner', 'waiting'],
    ['Eka', 'waits', 'guest', 'waiting'],
    ['Ana Guest', 'forced', 'partner', 'confirmed'],
    ['Eka', 'forced', 'guest', 'confirmed'],
  ])
  expect(stored[0]?.answers).toEqual({ meal: 'Fish' })
  const refused = await add('no address', { kind: 'speaker', answers: { meal: 7 } })
  expect([refused.status, Object.keys(((await refused.json()) as { error: { fields: object } }).error.fields).sort()]).toEqual([422, ['answers.meal', 'email']])
})

test('an invitation holds a seat, and one tap accepts it', async () => {
  const event = await createEvent('invited-dinner', 1)
  const invite = (email: string) => desk.ask('POST', 'registrations/guest', guestOf(event, email, { invite: true, locale: 'ka' }))
  expect(await (await invite('guest@guests.example')).json()).toMatchObject({ outcome: 'invited' })
  expect((await invite('late@guests.example')).status).toBe(409)
  expect((await post(site, '/api/registrations', registrationBody('visitor@guests.example', 'invited-dinner'))).status).toBe(200)
  const invitation = await emailTo(site, 'guest@guests.example', 'გეპატიჟებით')
  expect(calendarOf(invitation)).toBe('')
  const token = linkIn(invitation, '/registration/').split('/')[2] ?? ''
  const answer = await site.fetch(`/api/ownRegistrations/${token}`)
  expect(await answer.json()).toMatchObject({ state: 'offered', isInvited: true, ticket: null })
  const accepted = await site.fetch(`/api/ownRegistrations/${token}/accept`, { method: 'POST', headers: { origin: 'http://localhost:3000' } })
  expect(await accepted.json()).toMatchObject({ state: 'confirmed', isInvited: false, ticket: { number: 1 } })
  await emailTo(site, 'guest@guests.example', 'დადასტურებულია')
})

test('an invitation to a postponed event names no date, holds a seat past the old one, and is sent again as it is', async () => {
  const event = await createEvent('postponed-dinner', 1)
  await admin.publish('events', event, { status: 'postponed', startsAt: new Date(Date.now() - 3600_000).toISOString(), endsAt: null })
  const email = 'invited@postponed.example'
  expect(await desk.send<object>('POST', 'registrations/guest', guestOf(event, email, { invite: true }))).toMatchObject({ outcome: 'invited' })
  const [{ id, offerEndsAt } = { id: '', offerEndsAt: '' }] = await registrationsOf(event)
  expect(Date.parse(offerEndsAt ?? '')).toBeGreaterThan(Date.now() + 13 * 24 * 3600_000)
  await desk.send('POST', `registrations/${id}/resend`)
  const { Emails } = MESSAGES.en
  for (const { text } of await emailsTo(site, email, 2)) expect([text?.includes(Emails.invitationHeading), text?.includes(Emails.noDate)]).toEqual([true, true])
})

test('an invitation to an event that has begun holds a seat until it ends', async () => {
  const event = await createEvent('second-day', 1)
  const endsAt = new Date(Date.now() + 24 * 3600_000).toISOString()
  await admin.publish('events', event, { startsAt: new Date(Date.now() - 24 * 3600_000).toISOString(), endsAt })
  await desk.send('POST', 'registrations/guest', guestOf(event, 'second-day@guests.example', { invite: true }))
  expect(await registrationsOf(event)).toMatchObject([{ state: 'offered', offerEndsAt: endsAt }])
})

test('whoever is moved with companions gets all of their new tickets in one email, which is about the new event alone', async () => {
  const [from, to] = [await createEvent('friday', null), await createEvent('saturday', null)]
  for (const event of [from, to]) await admin.publish('events', event, { companionsLimit: 2, questions: [] })
  await admin.publish('events', to, { startsAt: '2028-05-13T06:00:00Z', endsAt: null, status: 'postponed' })
  const host = 'brings@guests.example'
  await post(site, '/api/registrations', registrationBody(host, 'friday', { answers: {}, companions: [{ fullName: 'Gia' }, { fullName: 'Eka' }] }))
  await emailTo(site, host, 'friday')
  const [{ id } = { id: '' }] = await registrationsOf(from)
  await desk.send('POST', `registrations/${id}/move`, { event: to })
  const moved = await registrationsOf(to)
  expect(await qrTextsOf(await emailTo(site, host, 'saturday'))).toHaveLength(3)
  expect(new Set(moved.map(({ ticketCode }) => ticketCode)).size).toBe(3)
  const text = (await emailTo(site, host, 'saturday')).text ?? ''
  for (const { ticketCode } of moved) expect(text).toContain(formatTicketCode(ticketCode ?? ''))
  expect(moved[0]?.emailedFacts).toMatchObject({ startsAt: null, status: 'postponed' })
  expect(entryOf(calendarOf(await emailTo(site, host, 'saturday'))).method).toBe('CANCEL')
})

test('somebody is moved to another event with another ticket, and their seat goes to the next', async () => {
  const [from, to] = [await createEvent('first-night', 1), await createEvent('second-night', 1)]
  for (const [email, event] of [['moves@guests.example', 'first-night'], ['next@guests.example', 'first-night'], ['there@guests.example', 'second-night']] as const) {
    await post(site, '/api/registrations', registrationBody(email, event))
  }
  const id = await desk.keyOf('registrations', 'email', 'moves@guests.example')
  const first = entryOf(calendarOf(await emailTo(site, 'moves@guests.example', 'registered')))
  const move = (body: object) => desk.ask('POST', `registrations/${id}/move`, body)
  expect((await move({ event: from })).status).toBe(422)
  expect((await move({ event: to })).status).toBe(409)
  expect((await editor.ask('POST', `registrations/${id}/move`, { event: to, force: true })).status).toBe(403)
  expect((await move({ event: to, force: true })).status).toBe(200)
  expect(await statesOf(to)).toEqual({ 'moves@guests.example': 'confirmed', 'there@guests.example': 'confirmed' })
  expect(await statesOf(from)).toEqual({ 'next@guests.example': 'offered' })
  const [, moved] = await registrationsOf(to)
  expect(moved).toMatchObject({ id, ticketNumber: 2 })
  const email = await emailTo(site, 'moves@guests.example', 'second-night')
  const entry = entryOf(calendarOf(email))
  expect(email.text).toContain(`${MESSAGES.en.TicketCard.number}: 2`)
  expect(email.text).toContain(formatTicketCode(moved?.ticketCode ?? ''))
  expect(email.attachments.filter(({ contentType }) => contentType === 'image/png')).toHaveLength(1)
  expect([entry.entry.uid, entry.entry.sequence > first.entry.sequence]).toEqual([first.entry.uid, true])
  // The form of the CMS does not move anybody past that.
  await desk.send('PATCH', `registrations/${id}`, { event: from })
  expect((await registrationsOf(to)).map(({ id: key }) => key)).toContain(id)
})

test('badges name everybody with a seat, in both scripts, with the code of their ticket', async () => {
  const event = await createEvent('badged-evening', 2)
  await admin.publish('events', event, { title: 'R&D evening' })
  for (const [email, more] of [['a@badges.example', { fullName: 'ნინო <b>', kind: 'speaker' }], ['b@badges.example', { fullName: 'Hanna Weiß-Längenfelder' }], ['c@badges.example', {}]] as const) {
    await desk.send('POST', 'registrations/guest', guestOf(event, email, { ...more, isTold: false }))
  }
  const seated = async () => (await registrationsOf(event)).filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  for (const format of ['a4', 'a6']) {
    const sheet = await desk.ask('GET', `events/${event}/badges?format=${format}`)
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([200, 'text/html; charset=utf-8', 'private, no-store'])
    const html = await sheet.text()
    expect(html).toContain(`size:${format.toUpperCase()}`)
    expect(html).toContain('<title>Badges: R&amp;D evening</title>')
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['ნინო &lt;b&gt;', 'Hanna Weiß-Längenfelder'])
    const codes = [...html.matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([svg]) => sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
    const texts = await Promise.all(codes.map(async (code) => qrTextOf(await code)))
    expect(texts.map((text) => readTicketText(text ?? '')?.registration)).toEqual(await seated())
  }
  expect((await desk.ask('GET', `events/${event}/badges?format=a3`)).status).toBe(400)
  expect((await editor.ask('GET', `events/${event}/badges`)).status).toBe(403)
  expect((await send(site, 'GET', `/cms/api/events/${event}/badges`)).status).toBe(403)
})

const csvOf = (...rows: string[]) => Buffer.from(['Name,Email,Kind', ...rows].join('\n')).toString('base64')

async function readFile(event: string, file: string, options: object = {}): Promise<GuestImport> {
  const { id } = await desk.send<{ id: string }>('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file, ...options })
  return waitFor(id, ['ready', 'failed', 'done'])
}

async function waitFor(id: string, states: GuestImport['state'][]): Promise<GuestImport> {
  let found: GuestImport | undefined
  await eventually(async () => {
    found = await desk.send<GuestImport>('GET', `guest-imports/${id}/progress`)
    expect(states).toContain(found.state)
  })
  return found as GuestImport
}

const outcomes = ({ rows }: GuestImport) => rows.map(({ row, outcome }) => [row, outcome])

test('the figures of an event count a seat that is offered as taken, and every registration on the day on which it came in', async () => {
  const event = await createEvent('counted-evening', 1)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'seated@counted.example', { isTold: false }))
  await desk.send('POST', 'registrations/guest', guestOf(event, 'invited@counted.example', { invite: true, force: true }))
  await desk.send('POST', 'registrations/guest', guestOf(event, 'waits@counted.example', { isTold: false }))
  await desk.send('POST', 'registrations/guest', guestOf(event, 'gone@counted.example', { isTold: false, force: true }))
  await desk.send('PATCH', `registrations/${await desk.keyOf('registrations', 'email', 'gone@counted.example')}`, { state: 'withdrawn' })
  const { numbers, capacity } = await editor.send<EventNumbers>('GET', `events/${event}/numbers`)
  expect([numbers.registered, numbers.offered, numbers.taken, numbers.waiting, numbers.withdrawn, capacity]).toEqual([1, 1, 2, 1, 1, 1])
  expect(numbers.byDay).toEqual([{ day: toCalendarDay(new Date().toISOString(), 'Asia/Tbilisi'), count: 4 }])
  expect((await send(site, 'GET', `/cms/api/events/${event}/numbers`)).status).toBe(403)
})

test('an import shows every row before anything is stored, doubles nobody, and is undone as a whole', async () => {
  const event = await createEvent('imported-evening', 34)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'known@imported.example'))
  const many = Array.from({ length: 32 }, (_, index) => `Guest ${index},guest-${index}@imported.example,speaker`)
  const file = csvOf('Known,KNOWN@imported.example,', ...many, 'ნინო,nino@imported.example,', 'Broken,nothing,', 'Late,late@imported.example,')
  const read = await readFile(event, file)
  expect(outcomes(read).filter(([, outcome]) => outcome !== 'registered')).toEqual([[2, 'exists'], [36, 'error'], [37, 'waiting']])
  expect(read.rows[34]?.errors[0]).toContain('email')
  expect(await registrationsOf(event)).toHaveLength(1)

  expect((await editor.ask('POST', `guest-imports/${read._id}/write`)).status).toBe(403)
  await desk.send('POST', `guest-imports/${read._id}/write`)
  expect((await desk.ask('POST', `guest-imports/${read._id}/write`)).status).toBe(409)
  const done = await waitFor(read._id, ['done'])
  expect([done.done, done.total]).toEqual([36, 36])
  expect(outcomes(done)).toEqual(outcomes(read))
  const registrations = await registrationsOf(event)
  expect(registrations).toHaveLength(35)
  expect(registrations.filter(({ state }) => state === 'confirmed').map(({ ticketNumber }) => ticketNumber)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1))
  expect(registrations.find(({ email }) => email === 'nino@imported.example')).toMatchObject({ locale: 'ka', kind: 'guest' })
  // The same file again changes nothing.
  const again = await readFile(event, file)
  expect(new Set(again.rows.map(({ outcome }) => outcome))).toEqual(new Set(['exists', 'error']))

  const came = registrations.find(({ email }) => email === 'guest-0@imported.example')
  await site.payload.update({ collection: 'registrations', id: came?.id ?? '', data: { checkedInAt: '2028-05-10T06:05:00Z' } })
  await desk.send('POST', `guest-imports/${read._id}/undo`)
  const undone = await waitFor(read._id, ['undone'])
  expect(undone.rows.filter(({ outcome }) => outcome === 'kept').map(({ email }) => email)).toEqual(['guest-0@imported.example'])
  expect(Object.keys(await statesOf(event)).sort()).toEqual(['guest-0@imported.example', 'known@imported.example'])
  expect((await outboxOf(site)).filter(({ to }) => JSON.stringify(to).includes('@imported.example'))).toHaveLength(1)
})

test('whoever was imported without an email counts as not told of a change, until everybody is emailed or it is taken back', async () => {
  const event = await createEvent('silent-evening', null)
  const read = await readFile(event, csvOf('One,one@silent.example,', 'Two,two@silent.example,'))
  await desk.send('POST', `guest-imports/${read._id}/write`)
  await waitFor(read._id, ['done'])
  const silent = async () => (await desk.send<AnnouncementPreview>('GET', `events/${event}/announcement`)).neverEmailed
  await admin.publish('events', event, { summary: 'An evening.' })
  expect(await silent()).toBe(0)
  await admin.publish('events', event, { startsAt: '2028-05-11T06:00:00Z' })
  expect(await silent()).toBe(2)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'later@silent.example', { isTold: false }))
  expect(await silent(), 'who is registered after the change knows of it').toBe(2)
  await admin.publish('events', event, { startsAt: '2028-05-10T06:00:00Z' })
  expect(await silent()).toBe(1)
  await desk.send('POST', `events/${event}/announce`, {})
  await emailTo(site, 'later@silent.example', 'silent-evening')
  expect(await silent()).toBe(0)
})

test('guests who are emailed at present, or will be soon, are told from those whom nothing tells', async () => {
  const event = await createEvent('announced-evening', null)
  const isAnnouncing = async () => (await desk.send<EventNumbers>('GET', `events/${event}/numbers`)).isAnnouncing
  await desk.send('POST', 'registrations/guest', guestOf(event, 'silent@announced.example', { isTold: false }))
  await admin.publish('events', event, { startsAt: '2028-05-11T06:00:00Z' })
  expect(await desk.send<EventNumbers>('GET', `events/${event}/numbers`)).toMatchObject({ neverEmailed: 1, isAnnouncing: false })
  await desk.send('POST', `events/${event}/announce`, {})
  await eventually(async () => expect(await isAnnouncing()).toBe(false))
  expect(await desk.send<EventNumbers>('GET', `events/${event}/numbers`)).toMatchObject({ unnotified: 0, neverEmailed: 0 })
  await admin.publish('events', event, { startsAt: '2028-05-10T06:00:00Z' })
  expect(await isAnnouncing(), 'before they are emailed by themselves').toBe(true)
})

test('undoing an import leaves whom the desk has moved to another event', async () => {
  const [from, to] = [await createEvent('moved-from', null), await createEvent('moved-to', null)]
  const { _id } = await readFile(from, csvOf('Moved,moved@undone.example,', 'Stays,stays@undone.example,'), { isTold: true })
  await desk.send('POST', `guest-imports/${_id}/write`)
  await waitFor(_id, ['done'])
  await desk.send('POST', `registrations/${await desk.keyOf('registrations', 'email', 'moved@undone.example')}/move`, { event: to })
  await desk.send('POST', `guest-imports/${_id}/undo`)
  expect((await waitFor(_id, ['undone'])).rows.map(({ outcome }) => outcome)).toEqual(['kept', 'undone'])
  expect([await statesOf(from), await statesOf(to)]).toEqual([{ 'stays@undone.example': 'withdrawn' }, { 'moved@undone.example': 'confirmed' }])
})

test('undoing an import takes companions along, whether their host was told or not', async () => {
  for (const isTold of [true, false]) {
    const event = await createEvent(isTold ? 'company-emailed' : 'company-silent', 3)
    const { _id } = await readFile(event, csvOf(`Host,host@company.example,`), { isTold })
    await desk.send('POST', `guest-imports/${_id}/write`)
    await waitFor(_id, ['done'])
    const [host] = await registrationsOf(event)
    const data = { event, email: 'host@company.example', fullName: 'Gia', companion: 1, sequence: 0, number: 2, state: 'confirmed', kind: 'guest', locale: 'en' } as const
    expect(host?.state).toBe('confirmed')
    await site.payload.create({ collection: 'registrations', data })
    await desk.send('POST', `guest-imports/${_id}/undo`)
    await waitFor(_id, ['undone'])
    expect((await registrationsOf(event)).map(({ state }) => state)).toEqual(isTold ? ['withdrawn', 'withdrawn'] : [])
  }
})

/** Imports what was read, and lets something happen before each guest. */
async function writeWhile(id: string, happens: (added: number, req: PayloadRequest) => unknown): Promise<void> {
  let added = 0
  const add: typeof guestRegistrar.add = async (req, ...guest) => {
    added += 1
    await happens(added, req)
    return guestRegistrar.add(req, ...guest)
  }
  const { handler } = importTask({ ...guestRegistrar, add })
  if (typeof handler === 'string') throw new Error('The task has no handler.')
  await handler({ input: { import: id, step: 'write' }, req: { payload: site.payload } } as Parameters<typeof handler>[0])
}

test('an import whose row is gone stops at the end of its batch', async () => {
  const event = await createEvent('deleted-meanwhile', null)
  const { _id } = await readFile(event, csvOf(...Array.from({ length: 60 }, (_, index) => `Guest ${index},gone-${index}@deleted.example,`)))
  await site.payload.update({ collection: 'guest-imports', id: _id, data: { state: 'importing' } })
  await writeWhile(_id, async (added, req) => {
    if (added > 60) throw new Error('It does not end.')
    if (added === 30) await runStatement(req.payload, sql`delete from guest_imports where id = ${_id}`, req)
  })
  expect(await registrationsOf(event)).toHaveLength(50)
})

test('an import is not deleted while it runs, unless its job has failed for good', async () => {
  const event = await createEvent('running-evening', null)
  const { _id } = await readFile(event, csvOf('Ana,ana@running.example,'))
  const setState = (state: GuestImport['state']) => site.payload.update({ collection: 'guest-imports', id: _id, data: { state } })
  const input = { import: _id, step: 'write' }
  const waitUntil = new Date(Date.now() + 24 * 3600_000).toISOString()
  const job = await site.payload.create({ collection: 'payload-jobs', data: { taskSlug: 'importGuests', input, waitUntil } })
  for (const state of ['reading', 'importing', 'undoing'] as const) {
    await setState(state)
    const refused = await desk.ask('DELETE', `guest-imports/${_id}`)
    expect([refused.status, await refused.text()], state).toEqual([409, expect.stringContaining('This import is running.')])
  }
  await site.payload.update({ collection: 'payload-jobs', id: job.id, data: { hasError: true } })
  expect((await desk.ask('DELETE', `guest-imports/${_id}`)).status).toBe(200)
})

test('an import stops where the event is cancelled meanwhile, and says which rows it left out; one that is cancelled takes none', async () => {
  const event = await createEvent('cancelled-meanwhile', null)
  const people = Array.from({ length: 27 }, (_, index) => `Guest ${index},late-${index}@cancelled.example,`)
  const { _id } = await readFile(event, csvOf(...people))
  await site.payload.update({ collection: 'guest-imports', id: _id, data: { state: 'importing' } })
  await writeWhile(_id, (added, req) => (added === 25 ? runStatement(req.payload, sql`update events set status = 'cancelled' where id = ${event}`, req) : null))
  const done = await waitFor(_id, ['done'])
  expect(done.rows.map(({ outcome }) => outcome)).toEqual([...Array<string>(25).fill('registered'), 'error', 'error'])
  expect(done.rows.at(-1)?.errors).toEqual([expect.stringContaining('cancelled')])
  expect(await registrationsOf(event)).toHaveLength(25)
  const refused = await desk.ask('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: csvOf('Ana,ana@cancelled.example,') })
  expect(refused.status).toBe(422)
})

test('guests who were told of an import are told when it is undone', async () => {
  const event = await createEvent('told-evening', null)
  const { _id } = await readFile(event, csvOf('Told,told@told.example,'), { isTold: true })
  await desk.send('POST', `guest-imports/${_id}/write`)
  await waitFor(_id, ['done'])
  await emailTo(site, 'told@told.example', 'registered')
  await desk.send('POST', `guest-imports/${_id}/undo`)
  await waitFor(_id, ['undone'])
  await emailsTo(site, 'told@told.example', 2)
  expect(await statesOf(event)).toEqual({ 'told@told.example': 'withdrawn' })
  // What the list of the import says of somebody goes with the rest of their data.
  expect((await desk.ask('POST', 'people/erase', { email: 'told@told.example' })).status).toBe(200)
  expect((await waitFor(_id, ['undone'])).rows).toEqual([])
})

test('through the contract a file is imported whole or not at all, unless a part is wanted', async () => {
  const event = await createEvent('api-evening', null)
  const importFile = async (fields: Record<string, string>, content: string, token = desk.token) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ event: 'api-evening', ...fields })) body.set(name, value)
    body.set('file', new File([content], 'guests.csv', { type: 'text/csv' }))
    return site.fetch('/api/registrations/import', { method: 'POST', headers: token ? { token } : {}, body })
  }
  const broken = 'name,email\nAna,ana@api.example\nBroken,nothing\n'
  expect((await importFile({}, broken, '')).status).toBe(401)
  expect((await importFile({}, broken, editor.token)).status).toBe(403)
  const dry = await importFile({ dryRun: 'true' }, 'name,email\nAna,ana@api.example\n')
  expect([dry.status, await dry.json()]).toMatchObject([200, { state: 'ready', rows: [{ row: 2, outcome: 'registered' }] }])
  const refused = await importFile({}, broken)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error: { fields: { 'row 3': expect.stringContaining('email') } } }])
  expect(await registrationsOf(event)).toEqual([])
  const partial = await importFile({ partial: 'true' }, broken)
  expect([partial.status, await partial.json()]).toMatchObject([200, { state: 'done', rows: [{ outcome: 'registered' }, { outcome: 'error' }] }])
  expect(await statesOf(event)).toEqual({ 'ana@api.example': 'confirmed' })
  expect((await importFile({}, 'nonsense')).status).toBe(422)
  const empty = await importFile({}, '')
  expect([empty.status, await empty.json()]).toMatchObject([422, { error: { fields: { file: 'The file is empty.' } } }])
  const ofStaff = await desk.ask('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: '', dryRun: true })
  expect([ofStaff.status, await ofStaff.text()]).toEqual([422, expect.stringContaining('The file is empty.')])
  for (const nowhere of ['nope', 'a\0b', ' ']) expect((await importFile({ event: nowhere }, broken)).status, nowhere).toBe(422)
})

test('a companion is not moved without whoever brings them, and nobody is moved by asking', async () => {
  const [from, to] = [await createEvent('company-from', null), await createEvent('company-to', null)]
  await admin.publish('events', from, { companionsLimit: 1, questions: [] })
  await post(site, '/api/registrations', registrationBody('host@parted.example', 'company-from', { answers: {}, companions: [{ fullName: 'Gia' }] }))
  const [, companion] = await registrationsOf(from)
  const refused = await desk.ask('POST', `registrations/${companion?.id}/move`, { event: to })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('whoever brings them')])
  expect([(await registrationsOf(from)).length, (await registrationsOf(to)).length]).toEqual([2, 0])
})

test('of two moves of somebody at once, one is refused, and no seat is lost', async () => {
  const from = await createEvent('torn-from', 1)
  const targets = [await createEvent('torn-one', 1), await createEvent('torn-two', 1)]
  for (const email of ['torn@guests.example', 'after@guests.example']) await post(site, '/api/registrations', registrationBody(email, 'torn-from'))
  const id = await desk.keyOf('registrations', 'email', 'torn@guests.example')
  const answers = await Promise.all(targets.map((event) => desk.ask('POST', `registrations/${id}/move`, { event })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await Promise.all(targets.map(registrationsOf))).flat()).toHaveLength(1)
  expect(await statesOf(from)).toEqual({ 'after@guests.example': 'offered' })
})

test('undoing an import that told nobody tells those whom the desk has written to since', async () => {
  const event = await createEvent('told-later', null)
  const { _id } = await readFile(event, csvOf('Written,written@later.example,', 'Quiet,quiet@later.example,'))
  await desk.send('POST', `guest-imports/${_id}/write`)
  await waitFor(_id, ['done'])
  await desk.send('POST', `registrations/${await desk.keyOf('registrations', 'email', 'written@later.example')}/resend`)
  await emailTo(site, 'written@later.example', 'registered')
  await desk.send('POST', `guest-imports/${_id}/undo`)
  await waitFor(_id, ['undone'])
  expect(await statesOf(event)).toEqual({ 'written@later.example': 'withdrawn' })
  await emailsTo(site, 'written@later.example', 2)
})

test('a list that is imported again leaves those who have cancelled, unless the desk wants them back', async () => {
  const event = await createEvent('listed-twice', null)
  const file = csvOf('Comes,comes@twice.example,', 'Cancels,cancels@twice.example,')
  const importAll = async (options: object) => {
    const read = await readFile(event, file, options)
    await desk.send('POST', `guest-imports/${read._id}/write`)
    return { read, done: await waitFor(read._id, ['done']) }
  }
  await importAll({ isTold: true })
  const token = linkIn(await emailTo(site, 'cancels@twice.example', 'registered'), '/registration').replace('/registration/', '')
  expect((await post(site, `/api/ownRegistrations/${token}/withdraw`, {})).status).toBe(200)
  const again = await importAll({})
  for (const { rows } of [again.read, again.done]) expect(rows.map(({ outcome }) => outcome)).toEqual(['exists', 'withdrawn'])
  expect(await statesOf(event)).toEqual({ 'comes@twice.example': 'confirmed', 'cancels@twice.example': 'withdrawn' })
  const back = await importAll({ includeCancelled: true })
  expect(back.done.rows.map(({ outcome }) => outcome)).toEqual(['exists', 'registered'])
  // Whom undoing has withdrawn has cancelled nothing.
  await desk.send('POST', `guest-imports/${back.done._id}/undo`)
  await waitFor(back.done._id, ['undone'])
  expect((await importAll({})).done.rows.map(({ outcome }) => outcome)).toEqual(['exists', 'registered'])
})

test('what is to be published by the clock does not wait for an import', async () => {
  const event = await createEvent('long-list', null)
  const { doc: draft } = await admin.send('POST', 'events?locale=en&draft=true', { identifier: 'by-the-clock', title: 'By the clock' })
  const { findKnown } = guestRegistrar
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  guestRegistrar.findKnown = (...parameters) => held.then(() => findKnown(...parameters))
  try {
    const { id } = await desk.send<{ id: string }>('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: csvOf('Ana,ana@long.example,') })
    await site.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'events', value: draft.id } } })
    await eventually(async () => expect(await (await site.fetch('/api/events?identifier=by-the-clock')).json()).toMatchObject({ total: 1 }))
    expect((await desk.send<GuestImport>('GET', `guest-imports/${id}/progress`)).state).toBe('reading')
    release()
    await waitFor(id, ['ready'])
  } finally {
    release()
    guestRegistrar.findKnown = findKnown
  }
})
