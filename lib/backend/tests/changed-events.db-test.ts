import { eventually, expect, LONG, MESSAGES, test } from './support/test'
import { post, register, send, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, goesTo, outboxOf, ownPath, withPlainSpaces } from './support/outbox'
import { makeJobsDue } from './support/due-jobs'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

/** An event with one seat, which is offered to the second of its guests. */
async function eventWithOffer(identifier: string) {
  const event = await staff.createEvent(identifier, { title: 'Gathering', capacity: 1 })
  const guests = ['first', 'second', 'third'].map((name) => `${name}@${identifier}.example`)
  for (const email of guests) await register(site, email, identifier, {}, 'ge')
  const [first = '', second = '', third = ''] = guests
  await staff.publish('events', event, { capacity: 2 })
  await emailTo(site, second, MESSAGES.ka.Emails.offerHeading)
  return { event, first, second, third }
}

const headingsTo = async (address: string) => {
  const headings = Object.entries(MESSAGES.ka.Emails).filter(([key]) => key.endsWith('Heading'))
  return (await outboxOf(site)).filter(goesTo(address)).map(({ text = '' }) => headings.find(([, heading]) => text.includes(heading))?.[0])
}

test('at a cancelled event no seat is taken and nothing corrected, and withdrawing is told as it is', async () => {
  const { event, first, second } = await eventWithOffer('cancelled')
  const [held, offered] = [await ownPath(site, first), await ownPath(site, second)]
  await staff.publish('events', event, { status: 'cancelled' })
  for (const answer of [await post(site, `${offered}/accept?lang=ge`, {}), await post(site, `${held}/correct?lang=ge`, { fullName: 'Another' })]) {
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(MESSAGES.ka.ApiErrors.eventCancelled)
  }
  expect((await post(site, `${held}/withdraw`, {})).status).toBe(200)
  await emailTo(site, first, MESSAGES.ka.Emails.withdrawnHeading)
  expect((await headingsTo(second)).sort()).toEqual(['offerHeading', 'waitingHeading'])
})

test('whom staff give a seat at an event that does not take place as announced, hears that', LONG, async () => {
  for (const [status, heading] of [['cancelled', 'eventCancelledHeading'], ['postponed', 'eventPostponedHeading']] as const) {
    const { event, second, third } = await eventWithOffer(`staffed-${status}`)
    await staff.publish('events', event, { status })
    for (const email of [second, third]) {
      await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', email)}`, { state: 'confirmed' })
      await emailTo(site, email, MESSAGES.ka.Emails[heading])
      expect((await headingsTo(email)).includes('registeredHeading')).toBe(false)
    }
  }
})

test('a postponed event keeps the seat that it has offered, and says that it is postponed', async () => {
  const { event, second } = await eventWithOffer('postponed')
  const offered = await ownPath(site, second)
  await staff.publish('events', event, { status: 'postponed' })
  expect((await post(site, `${offered}/accept`, {})).status).toBe(200)
  await emailTo(site, second, MESSAGES.ka.Emails.eventPostponedHeading)
  expect((await post(site, `${offered}/correct?lang=ge`, { fullName: 'Another' })).status).toBe(200)
  const changed = await emailTo(site, second, MESSAGES.ka.Emails.changedHeading)
  expect(changed.text).toContain(MESSAGES.ka.Emails.noDate)
  expect((await headingsTo(second)).includes('registeredHeading')).toBe(false)
})

test('who waits and who has an offer are told what is true of them when the event is postponed, and takes place after all', async () => {
  const { event, first, second, third } = await eventWithOffer('status')
  const { Emails } = MESSAGES.ka
  const announce = async (status: string, heading: string) => {
    await staff.publish('events', event, { status })
    await staff.send('POST', `events/${event}/announce`, { message: {} })
    const texts: string[] = []
    for (const email of [first, second, third]) texts.push(withPlainSpaces((await emailTo(site, email, heading)).text))
    return texts
  }
  const valid = 'თქვენი რეგისტრაცია ძალაში რჩება'
  const held = 'ადგილი თქვენთვის შენახულია ამ დრომდე: '
  const linesOf = (texts: string[]) => texts.map((text) => [valid, held, 'ხოლო თუ ახალი თარიღი უფრო გვიან', Emails.stillWaiting].map((words) => text.includes(words)))
  expect(linesOf(await announce('postponed', Emails.eventPostponedHeading))).toEqual([[true, false, false, false], [false, true, true, false], [false, false, false, true]])
  await announce('cancelled', Emails.eventCancelledHeading)
  expect(linesOf(await announce('scheduled', Emails.eventRevivedHeading))).toEqual([[false, false, false, false], [false, true, false, false], [false, false, false, true]])
  expect((await emailTo(site, first, Emails.eventRevivedHeading)).text).toContain('თქვენი რეგისტრაცია ძალაშია.')
})

test('whoever gets a seat at a postponed event is never told the date that it had, nor sent an entry to cancel', async () => {
  const event = await staff.createEvent('without-date', { isRegistrationActive: false, status: 'postponed' })
  const email = 'nino@without-date.example'
  const { id } = await staff.send<{ id: string }>('POST', 'registrations/guest', { event, fullName: 'Nino', email, kind: 'guest' })
  await emailTo(site, email, MESSAGES.en.Emails.eventPostponedHeading)
  await staff.send('POST', `registrations/${id}/resend`)
  await eventually(async () => expect((await outboxOf(site)).filter(goesTo(email))).toHaveLength(2))
  for (const { text = '', attachments } of (await outboxOf(site)).filter(goesTo(email))) {
    expect(text).toContain(MESSAGES.en.Emails.noDate)
    expect(text).not.toMatch(/2028|previously/)
    expect(attachments.filter(({ contentType }) => contentType.startsWith('text/calendar'))).toEqual([])
  }
})

test('whoever was registered without an email gets no entry to cancel, however they are told', async () => {
  const event = await staff.createEvent('unnotified')
  const [announced, resent, corrected] = ['announced@unnotified.example', 'resent@unnotified.example', 'corrected@unnotified.example']
  for (const email of [announced, resent, corrected]) await staff.send('POST', 'registrations/guest', { event, fullName: 'Nino', email, isTold: false })
  const keyOf = (email: string) => staff.keyOf('registrations', 'email', email)
  await staff.publish('events', event, { status: 'postponed' })
  await staff.send('PATCH', `registrations/${await keyOf(corrected)}`, { fullName: 'Nino Corrected' })
  await staff.send('POST', `registrations/${await keyOf(resent)}/resend`)
  await emailsTo(site, resent, 1)
  await staff.send('POST', `events/${event}/announce`, { message: {} })
  for (const [email, count] of [[announced, 1], [resent, 2], [corrected, 2]] as const) {
    expect((await emailsTo(site, email, count)).map(calendarOf)).toEqual(Array.from({ length: count }, () => ''))
    expect(await site.payload.findByID({ collection: 'registrations', id: await keyOf(email), depth: 0 })).toMatchObject({ emailedFacts: { hasEntry: false } })
  }
})

/** Publishes an event with one seat, which is taken, somebody who waits, and two who have applied, one of them declined. */
async function eventWithPeople(identifier: string) {
  const id = await staff.createEvent(identifier, { capacity: 1, kind: 'accelerator', isApplyActive: true })
  const addresses = ['first', 'second'].map((name) => `${name}@${identifier}.example`)
  for (const email of addresses) {
    expect((await post(site, '/api/registrations', registrationBody(email, identifier))).ok).toBe(true)
    expect((await post(site, '/api/accelerators', applicationBody(email, identifier))).ok).toBe(true)
  }
  await staff.send('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', addresses[0] ?? '')}`, { state: 'declined' })
  return id
}

const unpublish = (id: string, query = '') => staff.ask('PATCH', `events/${id}?locale=en${query}`, { _status: 'draft' })
const isPublic = async (identifier: string) => ((await (await site.fetch(`/api/events?identifier=${identifier}`)).json()) as { items: object[] }).items.length > 0

test('an event that people count on is not unpublished, in its form or in the list, and staff read who they are', async () => {
  const id = await eventWithPeople('counted-on')
  for (const status of ['scheduled', 'postponed']) {
    await staff.publish('events', id, { status })
    for (const query of ['', '&unpublishAllLocales=true']) {
      const refused = await unpublish(id, query)
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('People count on this event (1 registered, 1 on the waiting list, 1 applicant), so it was not unpublished')])
    }
    expect((await staff.ask('PATCH', `events?where[id][equals]=${id}&locale=en`, { _status: 'draft' })).ok).toBe(false)
    expect(await isPublic('counted-on')).toBe(true)
  }
  // A newer draft changes nothing about that.
  await staff.send('PATCH', `events/${id}?locale=en&draft=true`, { title: 'A draft', _status: 'draft' })
  expect([(await unpublish(id)).status, await isPublic('counted-on')]).toEqual([409, true])
  expect((await staff.ask('DELETE', `events/${id}`)).status).toBe(409)
})

test('what is cancelled, what is over, and what nobody counts on can be unpublished, and saved as a draft afterwards', LONG, async () => {
  const [cancelled, over, empty] = [await eventWithPeople('is-cancelled'), await eventWithPeople('is-over'), await staff.createEvent('is-empty')]
  await staff.publish('events', cancelled, { status: 'cancelled' })
  await makeJobsDue(site.payload, 'announce')
  await eventually(async () => expect((await staff.send<{ unnotified: number }>('GET', `events/${cancelled}/announcement`)).unnotified).toBe(0))
  await staff.publish('events', over, { startsAt: '2020-05-10T06:00:00Z' })
  for (const [id, identifier] of [[cancelled, 'is-cancelled'], [over, 'is-over'], [empty, 'is-empty']] as const) {
    expect([(await unpublish(id)).status, await isPublic(identifier)]).toEqual([200, false])
    expect((await unpublish(id)).status).toBe(200)
  }
})

test('a form that was opened before the address of the event changed registers and applies for it', LONG, async () => {
  const event = await staff.createEvent('gathering', { isApplyActive: true })
  await staff.publish('events', event, { identifier: 'great-gathering' })
  await staff.publish('events', event, { identifier: 'greatest-gathering' })
  for (const identifier of ['gathering', 'great-gathering', 'greatest-gathering']) {
    const email = `guest@${identifier}.example`
    expect((await post(site, '/api/registrations', registrationBody(email, identifier, { answers: {} }))).status, identifier).toBe(201)
    await emailTo(site, email, 'gathering')
    expect((await post(site, '/api/registrations', registrationBody(email, 'gathering', { answers: {} }))).status).toBe(409)
    expect((await post(site, '/api/registrations/resend', { event: identifier, email })).status).toBe(200)
    expect((await post(site, '/api/accelerators', applicationBody(`founder@${identifier}.example`, identifier, { answers: {} }))).status, identifier).toBe(201)
  }
  // A device at the door was prepared before as well.
  for (const identifier of ['gathering', 'greatest-gathering', event]) expect((await send(site, 'GET', `/api/checkIn/${identifier}`, { token: staff.token })).status, identifier).toBe(200)
  expect((await send(site, 'GET', '/api/checkIn/no-gathering', { token: staff.token })).status).toBe(404)
  expect((await post(site, '/api/registrations', registrationBody('guest@nowhere.example', 'no-gathering'))).status).toBe(422)
  await staff.publish('events', event, { status: 'cancelled' })
  await makeJobsDue(site.payload, 'announce')
  await eventually(async () => expect((await staff.send<{ unnotified: number }>('GET', `events/${event}/announcement`)).unnotified).toBe(0))
  await staff.send('PATCH', `events/${event}`, { _status: 'draft' })
  expect((await post(site, '/api/registrations', registrationBody('late@nowhere.example', 'gathering'))).status).toBe(422)
})

test('what belongs to an event that is not public is not public either, until it is published again', async () => {
  const event = await staff.createEvent('is-withdrawn', { title: 'Withdrawn' })
  await staff.send('POST', 'lineups?locale=en', { event, title: 'Choir', _status: 'published' })
  await staff.send('POST', 'sessions?locale=en', { event, title: 'Opening', startsAt: '2028-05-10T07:00:00Z', _status: 'published' })
  const totals = () => Promise.all(['lineups', 'sessions'].map(async (name) => ((await (await site.fetch(`/api/${name}?all=true&event=is-withdrawn`)).json()) as { total: number }).total))
  expect(await totals()).toEqual([1, 1])
  await staff.send('PATCH', `events/${event}?locale=en`, { _status: 'draft' })
  expect(await totals()).toEqual([0, 0])
  await staff.publish('events', event, {})
  expect(await totals()).toEqual([1, 1])
})
