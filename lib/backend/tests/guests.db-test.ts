// On Postgres too: seats are moved under its row locks.
import { eventually, expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import sharp from 'sharp'
import type { EventNumbers } from '@/lib/backend/registrations/numbers'
import { toCalendarDay } from '@/lib/site/text/dates'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import { post, register, send, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, entryOf, linkIn, outboxOf, qrTextOf, qrTextsOf } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const admin = await Staff.signIn(site)
const [desk, editor] = [await admin.hire('desk'), await admin.hire('editor')]

const createEvent = (identifier: string, capacity: number | null) => admin.createEvent(identifier, { capacity, endsAt: '2028-05-11T14:00:00Z' })
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

test('companions that the desk names take seats with their guest, registered or invited', async () => {
  const event = await createEvent('company-dinner', 3)
  const add = (email: string, names: string[], more: object = {}) => desk.ask('POST', 'registrations/guest', guestOf(event, email, { companions: { ...names }, isTold: false, ...more }))
  expect(await (await add('two@company.example', ['Gia', ''])).json()).toMatchObject({ outcome: 'registered' })
  expect((await add('three@company.example', ['Luka'], { invite: true })).status).toBe(409)
  expect(await (await add('three@company.example', ['Luka'], { invite: true, force: true })).json()).toMatchObject({ outcome: 'invited' })
  expect(await (await add('many@company.example', ['1', '2', '3', '4', '5', '6'])).text()).toContain('at most 5 companions')
  expect((await registrationsOf(event)).map(({ fullName, state }) => `${fullName} ${state}`)).toEqual(['Ana Guest confirmed', 'Gia confirmed', 'Ana Guest offered', 'Luka offered'])
})

test('a companion is added to a guest who is registered already, within the seats of the event and told by email', async () => {
  const event = await createEvent('later-company', 3)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'host@later.example', { isTold: false }))
  const id = await desk.keyOf('registrations', 'email', 'host@later.example')
  const add = (fullName: string, more: object = {}, by = desk) => by.ask('POST', `registrations/${id}/companion`, { fullName, isTold: false, ...more })
  expect((await add('Gia', {}, editor)).status).toBe(403)
  expect([(await add('Gia')).status, (await add('Luka', { isTold: true })).status]).toEqual([200, 200])
  await emailTo(site, 'host@later.example', 'Luka')
  const refused = await add('Eka')
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('no free seat')])
  expect((await add('Eka', { force: true })).status).toBe(200)
  expect((await registrationsOf(event)).map(({ fullName, companion, state }) => [fullName, companion, state])).toEqual([['Ana Guest', 0, 'confirmed'], ['Gia', 1, 'confirmed'], ['Luka', 2, 'confirmed'], ['Eka', 3, 'confirmed']])
  const companion = await desk.keyOf('registrations', 'fullName', 'Eka')
  expect((await desk.ask('POST', `registrations/${companion}/companion`, { fullName: 'Ia' })).status).toBe(409)
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

test('through the contract, the whole body of a visitor with a kind is a registration by the desk, which needs no consent', async () => {
  const questions = [{ key: 'meal', form: 'registration', kind: 'text', label: 'Your meal', isRequired: true }]
  const event = await createEvent('whole-body-dinner', 1)
  await admin.publish('events', event, { questions, registrationFields: { phone: 'required' }, companionsLimit: 1 })
  const add = (email: string, more: object, token: string | undefined = desk.token) => send(site, 'POST', '/api/registrations', { token, body: { ...guestOf('whole-body-dinner', email), ...more } })
  const speaker = { kind: 'speaker', answers: { meal: 'Fish' } }
  for (const answer of [await add('plain@whole.example', { consent: true }), await add('first@whole.example', speaker, ''), await add('first@whole.example', speaker, editor.token)]) expect(answer.status).toBe(422)
  for (const status of [201, 409]) expect((await add('first@whole.example', speaker)).status).toBe(status)
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

test('whoever is moved with companions gets all of their new tickets in one email, which is about the new event alone', SAME_ON_BOTH, async () => {
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

test('whoever moves a guest is answered in the language of staff', async () => {
  const [, to] = [await createEvent('georgian-from', null), await createEvent('georgian-to', null)]
  await admin.publish('events', to, { title: 'მეორე საღამო' }, 'ka')
  await register(site, 'georgian@guests.example', 'georgian-from', {}, 'ge')
  const id = await desk.keyOf('registrations', 'email', 'georgian@guests.example')
  expect(await desk.send('POST', `registrations/${id}/move`, { event: to })).toMatchObject({ message: 'Moved to “georgian-to”; they are told by email.' })
})

test('somebody is moved to another event with another ticket, and their seat goes to the next', async () => {
  const [from, to] = [await createEvent('first-night', 1), await createEvent('second-night', 1)]
  for (const [email, event] of [['moves@guests.example', 'first-night'], ['next@guests.example', 'first-night'], ['there@guests.example', 'second-night']] as const) {
    await register(site, email, event)
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

test('badges name everybody with a seat, in both scripts, with the code of their ticket', SAME_ON_BOTH, async () => {
  const event = await createEvent('badged-evening', 2)
  await admin.publish('events', event, { title: 'R&D evening' })
  for (const [email, more] of [['a@badges.example', { fullName: 'ნინო <b>', kind: 'speaker' }], ['b@badges.example', { fullName: 'Hanna Weiß-Längenfelder', organization: 'አዲስ አበባ' }], ['c@badges.example', {}]] as const) {
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
    // No packaged typeface has these letters: the browser draws them, and staff are told to look.
    expect(html.match(/<text [^>]*>[^<]*/g)).toEqual([expect.stringContaining('አዲስ አበባ')])
    expect(html).toMatch(/Look at these badges before you print\.<\/strong> [^<]*: Hanna Weiß-Längenfelder\./)
  }
  expect((await desk.ask('GET', `events/${event}/badges?format=a3`)).status).toBe(400)
  expect((await editor.ask('GET', `events/${event}/badges`)).status).toBe(403)
  expect((await send(site, 'GET', `/cms/api/events/${event}/badges`)).status).toBe(403)
})

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

test('guests who are emailed at present, or will be soon, are told from those whom nothing tells', SAME_ON_BOTH, async () => {
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
