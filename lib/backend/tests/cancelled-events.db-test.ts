import { eventually, expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, goesTo, linkIn, outboxOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

/** An event with one seat, which is offered to the second of its guests. */
async function eventWithOffer(identifier: string) {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier, title: 'Gathering', capacity: 1, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  const guests = ['first', 'second', 'third'].map((name) => `${name}@${identifier}.example`)
  for (const email of guests) expect((await post(site, '/api/registrations?lang=ge', registrationBody(email, identifier, { answers: {} }))).ok).toBe(true)
  const [first = '', second = '', third = ''] = guests
  await staff.publish('events', event.id, { capacity: 2 })
  await emailTo(site, second, MESSAGES.ka.Emails.offerHeading)
  const linkOf = async (email: string) => `/api/ownRegistrations/${linkIn(await emailTo(site, email, '/registration/'), '/registration/').split('/').at(-1)}`
  return { event, first, second, third, linkOf }
}

const headingsTo = async (address: string) => {
  const headings = Object.entries(MESSAGES.ka.Emails).filter(([key]) => key.endsWith('Heading'))
  return (await outboxOf(site)).filter(goesTo(address)).map(({ text = '' }) => headings.find(([, heading]) => text.includes(heading))?.[0])
}

test('at a cancelled event no seat is taken and nothing corrected, and withdrawing is told as it is', async () => {
  const { event, first, second, linkOf } = await eventWithOffer('cancelled')
  const [held, offered] = [await linkOf(first), await linkOf(second)]
  await staff.publish('events', event.id, { status: 'cancelled' })
  for (const answer of [await post(site, `${offered}/accept?lang=ge`, {}), await post(site, `${held}/correct?lang=ge`, { fullName: 'Another' })]) {
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(MESSAGES.ka.ApiErrors.eventCancelled)
  }
  expect((await post(site, `${held}/withdraw`, {})).status).toBe(200)
  await emailTo(site, first, MESSAGES.ka.Emails.withdrawnHeading)
  expect((await headingsTo(second)).sort()).toEqual(['offerHeading', 'waitingHeading'])
})

test('whom staff give a seat at an event that does not take place as announced, hears that', async () => {
  for (const [status, heading] of [['cancelled', 'eventCancelledHeading'], ['postponed', 'eventPostponedHeading']] as const) {
    const { event, second, third } = await eventWithOffer(`staffed-${status}`)
    await staff.publish('events', event.id, { status })
    for (const email of [second, third]) {
      await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', email)}`, { state: 'confirmed' })
      await emailTo(site, email, MESSAGES.ka.Emails[heading])
      expect((await headingsTo(email)).includes('registeredHeading')).toBe(false)
    }
  }
})

test('a postponed event keeps the seat that it has offered, and says that it is postponed', async () => {
  const { event, second, linkOf } = await eventWithOffer('postponed')
  const offered = await linkOf(second)
  await staff.publish('events', event.id, { status: 'postponed' })
  expect((await post(site, `${offered}/accept`, {})).status).toBe(200)
  await emailTo(site, second, MESSAGES.ka.Emails.eventPostponedHeading)
  expect((await post(site, `${offered}/correct?lang=ge`, { fullName: 'Another' })).status).toBe(200)
  const changed = await emailTo(site, second, MESSAGES.ka.Emails.changedHeading)
  expect(changed.text).toContain(MESSAGES.ka.Emails.noDate)
  expect((await headingsTo(second)).includes('registeredHeading')).toBe(false)
})

test('who waits and who has an offer are told what is true of them when the event is postponed, and takes place after all', async () => {
  const { event, first, second, third } = await eventWithOffer('standing')
  const { Emails } = MESSAGES.ka
  const announce = async (status: string, heading: string) => {
    await staff.publish('events', event.id, { status })
    await staff.send('POST', `events/${event.id}/announce`, { message: {} })
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
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: 'without-date', title: 'Gathering', startsAt: '2028-05-10T06:00:00Z', status: 'postponed', _status: 'published' })
  const email = 'nino@without-date.example'
  const { id } = await staff.send<{ id: string }>('POST', 'registrations/guest', { event: event.id, fullName: 'Nino', email, kind: 'guest' })
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
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: 'unnotified', title: 'Gathering', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  const [announced, resent, corrected] = ['announced@unnotified.example', 'resent@unnotified.example', 'corrected@unnotified.example']
  for (const email of [announced, resent, corrected]) await staff.send('POST', 'registrations/guest', { event: event.id, fullName: 'Nino', email, isTold: false })
  const keyOf = (email: string) => staff.keyOf('registrations', 'email', email)
  await staff.publish('events', event.id, { status: 'postponed' })
  await staff.send('PATCH', `registrations/${await keyOf(corrected)}`, { fullName: 'Nino Corrected' })
  await staff.send('POST', `registrations/${await keyOf(resent)}/resend`)
  await emailsTo(site, resent, 1)
  await staff.send('POST', `events/${event.id}/announce`, { message: {} })
  for (const [email, count] of [[announced, 1], [resent, 2], [corrected, 2]] as const) {
    expect((await emailsTo(site, email, count)).map(calendarOf)).toEqual(Array.from({ length: count }, () => ''))
    expect(await site.payload.findByID({ collection: 'registrations', id: await keyOf(email), depth: 0 })).toMatchObject({ emailedFacts: { hasEntry: false } })
  }
})
