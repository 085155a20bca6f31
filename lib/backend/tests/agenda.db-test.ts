import { expect, LONG, test } from './support/test'
import { readPublicationWarnings } from '@/lib/backend/agenda/read-publication-warnings'
import type { Move } from '@/lib/backend/agenda/move-plan'
import { typedTime } from '@/lib/backend/agenda/staff-times'
import { openSite } from './support/site'
import { register, Staff } from './support/client'

const site = await openSite()
const staff = await Staff.signIn(site)

const MAY = { startsAt: '2028-05-18T06:00:00.000Z', endsAt: '2028-05-19T15:00:00.000Z' }
const JUNE = { startsAt: '2028-06-08T06:00:00.000Z', endsAt: '2028-06-09T15:00:00.000Z' }

interface Stored {
  date: string
  title: string
  startsAt: string
  endsAt: string | null
  _status: string
}

const create = async (collection: string, data: object, isDraft = false) =>
  (await staff.send('POST', `${collection}?locale=en${isDraft ? '&draft=true' : ''}`, { ...data, _status: isDraft ? 'draft' : 'published' })).doc.id
const stored = (collection: string, id: string, isDraft = false) => staff.send<Stored>('GET', `${collection}/${id}?locale=en&draft=${isDraft}&depth=0`)
const movesTo = async (id: string, times: object) =>
  (await staff.send<{ moves: Move[] }>('POST', `events/${id}/agenda-move`, { ...times, timezone: 'Asia/Tbilisi' })).moves

async function createSummit(identifier: string) {
  const event = await create('events', { identifier, title: identifier, ...MAY })
  const speaker = await create('speakers', { identifier: `${identifier}-ana`, fullName: 'Ana Twice', events: [event] })
  const day = await create('session-days', { event, date: '2028-05-18', title: 'First day' })
  const talk = await create('sessions', { event, sessionDay: day, title: 'Opening', startsAt: '2028-05-18T07:00:00Z', endsAt: '2028-05-18T08:00:00Z', speakers: [speaker] })
  const draft = await create('sessions', { event, title: 'Not public yet', startsAt: '2028-05-19T07:00:00Z' }, true)
  return { event, speaker, day, talk, draft }
}

test('an event that is published on other dates takes its days and sessions along when staff say so, drafts as drafts', async () => {
  const { event, day, talk, draft } = await createSummit('moving-summit')
  await staff.send('PATCH', `sessions/${talk}?locale=en&draft=true`, { title: 'Opening, reworded', _status: 'draft' })
  const moves = await movesTo(event, JUNE)
  expect(moves.map(({ title }) => title).sort()).toEqual(['First day', 'Not public yet', 'Opening, reworded'])
  expect(moves.find(({ id }) => id === day)).toMatchObject({ from: { date: '2028-05-18' }, to: { date: '2028-06-08' } })
  expect((await stored('session-days', day)).date).toBe('2028-05-18')

  await staff.publish('events', event, { ...JUNE, moveAgenda: true })
  expect((await stored('session-days', day)).date).toBe('2028-06-08')
  const [published, reworded] = [await stored('sessions', talk), await stored('sessions', talk, true)]
  expect(published).toMatchObject({ title: 'Opening', startsAt: '2028-06-08T07:00:00.000Z', endsAt: '2028-06-08T08:00:00.000Z', _status: 'published' })
  expect(reworded).toMatchObject({ title: 'Opening, reworded', startsAt: '2028-06-08T07:00:00.000Z', _status: 'draft' })
  expect(await stored('sessions', draft, true)).toMatchObject({ startsAt: '2028-06-09T07:00:00.000Z', endsAt: null, _status: 'draft' })
  expect(await movesTo(event, JUNE)).toEqual([])
})

test('without their word the agenda stays where it is, also when a draft is saved; they are told again', async () => {
  const { event, day } = await createSummit('staying-summit')
  await staff.send('PATCH', `events/${event}?locale=en&draft=true`, { ...JUNE, moveAgenda: true, _status: 'draft' })
  expect((await stored('session-days', day)).date).toBe('2028-05-18')
  await staff.publish('events', event, JUNE)
  expect((await stored('session-days', day)).date).toBe('2028-05-18')
  expect(await movesTo(event, JUNE)).toHaveLength(3)
})

test('a time that clocks skip is refused, in drafts as well', async () => {
  const { talk } = await createSummit('summit-of-no-such-hour')
  const startsAt = typedTime('2027-03-14T02:30', 'America/New_York')
  for (const query of ['', '&draft=true']) {
    const answer = await staff.ask('PATCH', `sessions/${talk}?locale=en${query}`, { startsAt, ...(query && { _status: 'draft' }) })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Clocks go forward over 02:30 on that day')])
  }
})

test('when the event cannot be saved, nothing moves', async () => {
  const { event, day } = await createSummit('refused-summit')
  const answer = await staff.ask('PATCH', `events/${event}?locale=en`, { ...JUNE, title: '', moveAgenda: true, _status: 'published' })
  expect(answer.status).toBe(400)
  expect((await stored('session-days', day)).date).toBe('2028-05-18')
})

test('a session outside its event and a speaker in two places at once are said, and saved all the same', async () => {
  const { event, speaker, talk } = await createSummit('doubled-summit')
  const session = { event, title: 'Elsewhere', startsAt: '2028-05-18T07:30:00Z', endsAt: '2028-05-20T08:00:00Z', speakers: [speaker] }
  const warningsOf = async (body: object) => (await staff.send<{ warnings: string[] }>('POST', 'sessions/warnings', body)).warnings
  expect(await warningsOf(session)).toEqual([
    expect.stringContaining('outside the times of the event'),
    'Ana Twice speaks in “Elsewhere” and in “Opening” at the same time.',
  ])
  expect(await warningsOf({ ...session, id: talk, title: 'Opening', endsAt: '2028-05-18T08:00:00Z' })).toEqual([])
  await staff.publish('sessions', talk, { stage: 'Red hall' })
  await staff.publish('sessions', talk, { title: 'გახსნა', stage: 'წითელი დარბაზი' }, 'ka')
  const elsewhere = { ...session, endsAt: null, speakers: [] }
  expect(await warningsOf({ ...elsewhere, stage: 'Red hall' })).toEqual(['“Red hall” is taken twice at the same time, by “Elsewhere” and by “Opening”.'])
  expect((await staff.send<{ warnings: string[] }>('POST', 'sessions/warnings?locale=ka', { ...elsewhere, stage: 'წითელი დარბაზი' })).warnings).toHaveLength(1)
  await create('sessions', session)
  for (const path of ['sessions/warnings', `events/${event}/agenda-move`]) {
    expect((await site.fetch(`/cms/api/${path}`, { method: 'POST', body: JSON.stringify(session) })).status, path).toBe(403)
  }
})

test('an event that is published says which days and sessions are still drafts, and publishes those that were never public', async () => {
  const { event, talk } = await createSummit('half-public-summit')
  await staff.send('PATCH', `sessions/${talk}?locale=en&draft=true`, { title: 'Opening, reworded', _status: 'draft' })
  const day = await create('session-days', { event, date: '2028-05-19', title: 'Second day' }, true)
  const nameless = await create('sessions', { event, title: '', startsAt: '2028-05-19T08:00:00Z' }, true)
  expect(await staff.send('GET', `events/${event}/agenda-drafts`)).toEqual({ days: 1, sessions: 2, isPublished: true })
  expect((await readPublicationWarnings(site.payload, event)).map(({ text }) => text)).toEqual(['1 day and 2 sessions are drafts; visitors do not see them.'])
  const { published, left } = await staff.send<{ published: number; left: string[] }>('POST', `events/${event}/agenda-publish`, {})
  expect([published, left]).toEqual([2, [nameless]])
  expect(await stored('session-days', day)).toMatchObject({ title: 'Second day', _status: 'published' })
  expect(await stored('sessions', talk), 'what is being reworded is not published').toMatchObject({ title: 'Opening', _status: 'published' })
})

test('what staff have unpublished is not published with the agenda, and stays among the drafts that they are told of', async () => {
  const { event, day, talk } = await createSummit('withdrawn-talk-summit')
  await staff.send('PATCH', `sessions/${talk}?locale=en`, { _status: 'draft' })
  expect(await staff.send('GET', `events/${event}/agenda-drafts`)).toEqual({ days: 0, sessions: 1, isPublished: true })
  expect(await staff.send('POST', `events/${event}/agenda-publish`, {})).toMatchObject({ published: 1, left: [] })
  expect([await stored('session-days', day), await stored('sessions', talk)]).toMatchObject([{ _status: 'published' }, { _status: 'draft' }])
  expect((await readPublicationWarnings(site.payload, event)).map(({ text }) => text)).toEqual(['1 session is a draft; visitors do not see it.'])
})

test('an unpublished document stays so, however often it is saved as a draft afterwards', async () => {
  const { event, talk } = await createSummit('often-saved-summit')
  await staff.send('PATCH', `sessions/${talk}?locale=en`, { _status: 'draft' })
  // The CMS keeps the latest thirty versions, published or not.
  for (let save = 0; save <= 30; save += 1) await staff.send('PATCH', `sessions/${talk}?locale=en&draft=true`, { title: `Opening ${save}`, _status: 'draft' })
  expect(await staff.send('GET', `events/${event}/agenda-drafts`)).toEqual({ days: 0, sessions: 1, isPublished: true })
})

test('a failure while the agenda is published is not taken for a missing field', async () => {
  const { event, draft } = await createSummit('failing-summit')
  const update = site.payload.update.bind(site.payload)
  Object.assign(site.payload, { update: () => Promise.reject(new Error('The database is away.')) })
  const answer = await staff.ask('POST', `events/${event}/agenda-publish`, {})
  Object.assign(site.payload, { update })
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('missing')])
  expect(await staff.send('POST', `events/${event}/agenda-publish`, {})).toMatchObject({ published: 1, left: [] })
  expect(await stored('sessions', draft)).toMatchObject({ _status: 'published' })
})

test('events that are published together each take their own agenda along', LONG, async () => {
  const summits = [await createSummit('one-of-two'), await createSummit('two-of-two')]
  const query = summits.map(({ event }) => `where[id][in][]=${event}`).join('&')
  await staff.send('PATCH', `events?locale=en&${query}`, { ...JUNE, moveAgenda: true, _status: 'published' })
  for (const { day } of summits) expect((await stored('session-days', day)).date).toBe('2028-06-08')
})

const TIMED = { identifier: 'times-of-staff', title: 'Times of staff', timezone: 'America/New_York', isRegistrationActive: true, _status: 'published' }
const [MORNING, NOON, EVENING] = ['2028-05-18T06:00:00Z', '2028-05-18T08:00:00Z', '2028-05-18T15:00:00Z']

/** The messages of a refusal by the field they are about. */
async function refusalOf(method: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await staff.ask(method, path, body)
  expect(answer.status, path).toBe(400)
  const { errors } = (await answer.json()) as { errors: { data?: { errors: { path: string; message: string }[] } }[] }
  return Object.fromEntries((errors[0]?.data?.errors ?? []).map(({ path: field, message }) => [field, message]))
}

test('what ends before it begins is refused, published or as a draft, in whichever of the two fields it was typed', async () => {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { ...TIMED, startsAt: MORNING, endsAt: EVENING })
  const refusals = [
    await refusalOf('PATCH', `events/${event.id}?locale=en`, { endsAt: '2020-01-01T00:00:00Z', _status: 'published' }),
    await refusalOf('PATCH', `events/${event.id}?locale=en&draft=true`, { endsAt: '2020-01-01T00:00:00Z', _status: 'draft' }),
    await refusalOf('PATCH', `events/${event.id}?locale=en`, { startsAt: '2029-01-01T00:00:00Z', _status: 'published' }),
  ]
  for (const refusal of refusals) expect(refusal).toEqual({ endsAt: expect.stringContaining('before “Begins”') })
  for (const [opens, closes] of [['registrationOpensAt', 'registrationClosesAt'], ['applyOpensAt', 'applyClosesAt']] as const) {
    expect(Object.keys(await refusalOf('PATCH', `events/${event.id}?locale=en`, { [opens]: NOON, [closes]: MORNING }))).toEqual([closes])
  }
  const session = { event: event.id, title: 'Backwards', startsAt: NOON, endsAt: MORNING }
  expect(Object.keys(await refusalOf('POST', 'sessions?locale=en', { ...session, _status: 'published' }))).toEqual(['endsAt'])
  expect(Object.keys(await refusalOf('POST', 'sessions?locale=en&draft=true', { ...session, _status: 'draft' }))).toEqual(['endsAt'])
  await staff.send('POST', 'sessions?locale=en', { ...session, endsAt: NOON, _status: 'published' })
})

test('a day that does not exist is refused in a draft too', async () => {
  const refusal = await refusalOf('POST', 'events?locale=en&draft=true', { title: 'Nowhen', startsAt: 'unreadable', _status: 'draft' })
  expect(refusal).toEqual({ startsAt: expect.stringContaining('no such date') })
})

test('an export has the times of the event’s clock and the words of the screens', async () => {
  expect((await register(site, 'clock@visitor.example', TIMED.identifier)).status).toBe(201)
  const { docs } = await staff.send<{ docs: { id: string; createdAt: string }[] }>('GET', 'registrations?where[email][equals]=clock@visitor.example')
  const sent = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIMED.timezone }).format(new Date(docs[0]?.createdAt ?? 0))
  const file = await (await staff.ask('GET', 'registrations/export?format=csv&where[email][equals]=clock@visitor.example')).text()
  const [head, row] = file.replace(/^\ufeff/, '').split('\r\n').map((line) => line.split(','))
  const cell = (heading: string) => row?.[head?.indexOf(heading) ?? -1]
  expect([cell('Sent'), cell('Status'), cell('Language'), cell('Phone')]).toEqual([sent, 'Registered', 'English', '+995 555 12 34 56'])
})
