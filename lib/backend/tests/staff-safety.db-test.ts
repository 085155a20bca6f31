import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { collectConsequences } from '../access/consequences/consequence'
import { refuseUnconfirmedSchedule } from '../cms/confirm-schedule'
import { noteLosses } from '../cms/hooks/note-losses'
import { applicationBody } from '../../../scripts/test/visitor'
import { post, register, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { emailsTo, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'
import { eventually, expect, test } from './support/test'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const collections = site.payload.config.collections.filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)

const create = async (collection: string, data: object, draft = false) =>
  (await staff.send('POST', `${collection}?locale=en${draft ? '&draft=true' : ''}`, { ...data, _status: draft ? 'draft' : 'published' })).doc.id

const event = await staff.createEvent('asked', { title: 'Asked', capacity: 1, kind: 'accelerator', isApplyActive: true })
const other = await staff.createEvent('other')
const [SEATED, WAITS] = ['seated@asked.example', 'waits@asked.example']
for (const email of [SEATED, WAITS]) await register(site, email, 'asked')
await post(site, '/api/accelerators', applicationBody('founder@asked.example', 'asked'))
const day = await create('session-days', { event, date: '2028-05-10' })
const session = await create('sessions', { event, sessionDay: day, title: 'Talk', startsAt: '2028-05-10T07:00:00Z' })
const partner = await create('partners', { name: 'Bank', events: [event, other] })
const speaker = await create('speakers', { identifier: 'ana', fullName: 'Ana', events: [event] })
const participant = await create('participants', { identifier: 'gia', fullName: 'Gia', events: [event] })
const lineup = await create('lineups', { event, title: 'Choir' })
const seated = await staff.keyOf('registrations', 'email', SEATED)
const founder = await staff.keyOf('accelerators', 'email', 'founder@asked.example')
await post(site, '/api/commons/email/send', { kind: 'contact', fullName: 'Ana', email: 'writes@asked.example', subject: 'Hello', message: 'Hello', consent: true })
const message = await staff.keyOf('messages', 'email', 'writes@asked.example')
await emailsTo(site, SEATED, 1)
await emailsTo(site, WAITS, 1)

const where = (id: string) => `where[id][in]=${id}`
const publish = (data: object) => ({ ...data, _status: 'published' })
const stateOf = async (collection: string, id: string) => JSON.stringify(await staff.send('GET', `${collection}/${id}?locale=en&draft=true&depth=0`))
const POSTPONED = '“Asked”: 2 guests and 1 applicant are told by email that it is postponed.'
const STAYS = '“Asked”: 1 day and 1 session stay at the present dates. To move the agenda along, publish the event from its form.'
const AUGUST = { startsAt: '2028-08-10T06:00:00Z' }

/** What is changed, by which way, with what; and something of what is asked. */
const ASKED: [collection: string, id: string, way: string, method: string, path: string, body: object | undefined, words: string][] = [
  ['events', event, 'form', 'PATCH', `events/${event}?locale=en`, publish({ status: 'postponed' }), POSTPONED],
  ['events', event, 'bulk edit', 'PATCH', `events?locale=en&${where(event)}`, { status: 'postponed' }, POSTPONED],
  ['events', event, 'bulk edit of the date', 'PATCH', `events?locale=en&${where(event)}`, AUGUST, STAYS],
  ['events', event, 'form, seats', 'PATCH', `events/${event}?locale=en`, publish({ capacity: 2 }), WAITS],
  ['events', event, 'email everyone', 'POST', `events/${event}/announce`, {}, '1 registered, in English: the present facts, without a message.'],
  ['registrations', seated, 'form', 'PATCH', `registrations/${seated}`, { organization: 'Bank' }, SEATED],
  ['registrations', seated, 'bulk edit', 'PATCH', `registrations?${where(seated)}`, { organization: 'Bank' }, SEATED],
  ['registrations', seated, 'list action', 'POST', `registrations/change?${where(seated)}`, { state: 'withdrawn' }, WAITS],
  ['registrations', seated, 'sending again', 'POST', `registrations/${seated}/resend`, undefined, SEATED],
  ['registrations', seated, 'deletion', 'DELETE', `registrations/${seated}`, undefined, WAITS],
  ['registrations', seated, 'bulk deletion', 'DELETE', `registrations?${where(seated)}`, undefined, WAITS],
  ['registrations', seated, 'erasing', 'POST', 'people/erase', { email: SEATED }, WAITS],
  ['accelerators', founder, 'form', 'PATCH', `accelerators/${founder}`, { state: 'shortlisted' }, 'founder@'],
  ['accelerators', founder, 'bulk edit', 'PATCH', `accelerators?${where(founder)}`, { state: 'shortlisted' }, 'founder@'],
  ['accelerators', founder, 'list action', 'POST', `accelerators/change?${where(founder)}`, { state: 'shortlisted' }, 'founder@'],
  ['messages', message, 'answer', 'POST', `messages/${message}/answer`, { text: 'Hello', seen: 0 }, 'writes@asked.example'],
  ['sessions', session, 'bulk edit', 'PATCH', `sessions?locale=en&${where(session)}`, { startsAt: '2028-05-10T08:00:00Z' }, '1 entry of the programme gets another time, day or event.'],
  ['session-days', day, 'bulk edit', 'PATCH', `session-days?locale=en&${where(day)}`, { date: '2028-05-11' }, '1 entry of the programme gets another time, day or event.'],
  ['partners', partner, 'bulk edit', 'PATCH', `partners?locale=en&${where(partner)}`, { events: [other] }, '1 entry is taken away from 1 document.'],
  ['partners', partner, 'list action', 'POST', `partners/events?${where(partner)}`, { event, action: 'remove' }, 'Events: 1 entry is taken away from 1 document.'],
  ['speakers', speaker, 'list action', 'POST', `speakers/events?${where(speaker)}`, { event, action: 'remove' }, 'Events: 1 entry is taken away'],
  ['participants', participant, 'list action', 'POST', `participants/events?${where(participant)}`, { event, action: 'remove' }, 'Events: 1 entry is taken away'],
  ['lineups', lineup, 'bulk edit', 'PATCH', `lineups?locale=en&${where(lineup)}`, { event: other }, '1 entry is taken away from 1 document.'],
]

/** Ways that do nothing but what they show. */
const UNASKED: [way: string, method: string, path: string, body?: object][] = [
  ['a form with the same values', 'PATCH', `events/${event}?locale=en`, publish({})],
  ['a draft', 'PATCH', `events/${event}?locale=en&draft=true`, { status: 'cancelled', _status: 'draft' }],
  ['a note of staff in bulk', 'PATCH', `registrations?${where(seated)}`, { notes: 'Called.' }],
  ['one session in its form', 'PATCH', `sessions/${session}?locale=en`, publish({ startsAt: '2028-05-10T07:30:00Z' })],
  ['a duplicate', 'POST', `events/${event}/duplicate`],
  ['an event that is added to partners', 'POST', `speakers/events?${where(speaker)}`, { event: other, action: 'add' }],
]

/** Collections whose documents nobody is emailed about by a save, and nothing but their own lists and relations is at stake. */
const WITHOUT_PEOPLE = ['about-statements', 'articles', 'faqs', 'media', 'newsletters', 'subscriptions', 'team-members', 'testimonials', 'users', 'guest-imports', 'review-rounds', 'redirects', 'trash', 'audit-log', 'emails', 'suppressions', 'check-ins']

test('every collection is thought of', () => {
  const known = [...new Set(ASKED.map(([collection]) => collection)), ...WITHOUT_PEOPLE]
  expect(collections.map(({ slug }) => slug).filter((slug) => !known.includes(slug))).toEqual([])
})

test('every way of staff to email people, move a programme, or take something away asks first, and does nothing until it is confirmed', async () => {
  const emails = (await outboxOf(site)).length
  for (const [collection, id, way, method, path, body, words] of ASKED) {
    const name = `${collection}, ${way}`
    const before = await stateOf(collection, id)
    const asked = await staff.consequencesOf(method, path, body)
    expect(JSON.stringify([asked?.sentences, asked?.emails]), name).toContain(words)
    expect(await stateOf(collection, id), name).toBe(before)
    // What was confirmed is what happens: another confirmation opens nothing.
    expect((await staff.askUnconfirmed(method, path, body, 'guessed')).status, name).toBe(428)
  }
  expect((await outboxOf(site)).length).toBe(emails)
  expect((await site.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test('what does only what it shows is not asked about', async () => {
  for (const [way, method, path, body] of UNASKED) expect((await staff.askUnconfirmed(method, path, body)).status, way).toBeLessThan(300)
})

test('a time is chosen for a publication once its consequences are confirmed; nothing is asked again when it comes', async () => {
  await staff.send('PATCH', `events/${event}?locale=en&draft=true`, { status: 'postponed', _status: 'draft' })
  const caller = { payload: site.payload, user: { ...(await site.payload.find({ collection: 'users', limit: 1 })).docs[0], collection: 'users' } as PayloadRequest['user'] }
  const schedule = { type: 'publish', doc: { relationTo: 'events', value: event } }
  await expect(refuseUnconfirmedSchedule(caller, schedule)).rejects.toThrow()
  const asked = await staff.consequencesOf('POST', `events/${event}/schedule`, { type: 'publish' })
  expect([asked?.heading, asked?.sentences, asked?.button]).toEqual(['This, at the time chosen, sends 3 emails', [POSTPONED], 'Schedule it'])
  expect((await staff.ask('POST', `events/${event}/schedule`, { type: 'unpublish' })).status).toBe(409)
  await staff.send('POST', `events/${event}/schedule`, { type: 'publish' })
  await refuseUnconfirmedSchedule(caller, schedule)
  await site.payload.jobs.queue({ task: 'schedulePublish', input: { ...schedule, user: { relationTo: 'users', value: caller.user?.id } } as never })
  await eventually(async () => expect(await staff.send('GET', `events/${event}?locale=en&depth=0`)).toMatchObject({ status: 'postponed', _status: 'published' }))
  await makeJobsDue(site.payload, 'announce')
  await eventually(async () => expect((await outboxOf(site)).filter(goesTo(SEATED))).toHaveLength(2))
})

test('a version that is restored is a draft, about which nobody hears', async () => {
  const { docs } = await staff.send<{ docs: { id: string; version: { status: string } }[] }>('GET', `events/versions?where[parent][equals]=${event}&sort=createdAt&limit=1&depth=0`)
  expect((await staff.askUnconfirmed('POST', `events/versions/${docs[0]?.id}`)).status).toBe(200)
  expect(await staff.send('GET', `events/${event}?locale=en&depth=0`)).toMatchObject({ status: 'postponed', _status: 'published' })
})

test('texts that are copied to another language are a draft', async () => {
  const copied = await staff.createEvent('copied')
  await site.payload.update({ collection: 'events', id: copied, locale: 'ka', draft: true, data: { doors: 'Copied', _status: 'published' } })
  const read = async (draft: boolean) => (await staff.send<{ doors: string | null }>('GET', `events/${copied}?locale=ka&depth=0&draft=${draft}`)).doors
  expect([(await read(false)) ?? null, await read(true)]).toEqual([null, 'Copied'])
})

test('an event and its agenda that nobody has seen yet move as drafts, and are published together at a time', async () => {
  const original = await staff.createEvent('last-year', { title: 'Last year', startsAt: '2027-05-10T06:00:00Z' })
  await create('sessions', { event: original, sessionDay: await create('session-days', { event: original, date: '2027-05-10' }), title: 'Opening', startsAt: '2027-05-10T07:00:00Z' })
  const { doc: copy } = await staff.send('POST', `events/${original}/duplicate`)
  expect((await site.payload.findByID({ collection: 'events', id: copy.id, draft: true })).isRegistrationActive).toBe(false)
  const agenda = async (draft: boolean) => {
    const query = `where[event][equals]=${copy.id}&locale=en&depth=0${draft ? '&draft=true' : '&where[_status][equals]=published'}`
    const [days, sessions] = [await staff.send<{ docs: { date: string }[] }>('GET', `session-days?${query}`), await staff.send<{ docs: { startsAt: string }[] }>('GET', `sessions?${query}`)]
    return [...days.docs.map(({ date }) => date), ...sessions.docs.map(({ startsAt }) => startsAt)]
  }
  await staff.send('PATCH', `events/${copy.id}?locale=en&draft=true`, { startsAt: '2028-06-20T06:00:00Z', moveAgenda: true, title: 'This year', _status: 'draft' })
  expect(await agenda(true)).toEqual(['2028-06-20', '2028-06-20T07:00:00.000Z'])
  const asked = await staff.consequencesOf('POST', `events/${copy.id}/schedule`, { type: 'publish' })
  expect([asked?.heading, asked?.sentences]).toEqual(['This, at the time chosen, has more consequences', ['“This year”: 1 day and 1 session of its agenda, until now drafts, are published with it.']])
  expect(await agenda(false)).toEqual([])
  await site.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'events', value: copy.id } } as never })
  await eventually(async () => expect(await staff.send('GET', `events/${copy.id}?locale=en&depth=0`)).toMatchObject({ _status: 'published', isRegistrationActive: false }))
  expect(await agenda(false)).toEqual(['2028-06-20', '2028-06-20T07:00:00.000Z'])
})

test('the times of a public agenda move with a publication that was scheduled', async () => {
  const summit = await staff.createEvent('moves-later', { title: 'Moves later', startsAt: '2028-05-10T06:00:00Z' })
  const talk = await create('sessions', { event: summit, title: 'Opening', startsAt: '2028-05-10T07:00:00Z' })
  await staff.send('PATCH', `events/${summit}?locale=en&draft=true`, { startsAt: '2028-05-12T06:00:00Z', _status: 'draft' })
  expect((await staff.consequencesOf('POST', `events/${summit}/schedule`, { type: 'publish' }))?.sentences).toEqual(['“Moves later”: 1 session moves along, at the same hours.'])
  await site.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'events', value: summit } } as never })
  await eventually(async () => expect(await staff.send('GET', `sessions/${talk}?locale=en&depth=0`)).toMatchObject({ startsAt: '2028-05-12T07:00:00.000Z' }))
})

test('every list and relation of every collection that a bulk change shortens is named', async () => {
  for (const { slug, flattenedFields } of site.payload.config.collections) {
    for (const field of flattenedFields.filter(({ type }) => ['relationship', 'upload', 'array', 'blocks'].includes(type))) {
      const req = { context: { isBulkChange: true } } as unknown as PayloadRequest
      const consequences = collectConsequences(req)
      const change = { collection: { slug, flattenedFields }, data: { [field.name]: [] }, originalDoc: { id: '1', [field.name]: ['a'] }, operation: 'update', req }
      await noteLosses(change as unknown as Parameters<CollectionBeforeChangeHook>[0])
      expect(consequences.filter(({ kind }) => kind === 'loss'), `${slug} ${field.name}`).toMatchObject([{ count: 1 }])
    }
  }
})

/** A field that is added is none of these until it is decided that one value makes sense for several documents. */
const BULK_EDITED: Record<string, string[]> = {
  events: ['kind', 'status', 'isFeatured', 'isCurrent', 'isApplyActive', 'isRegistrationActive'],
  partners: ['tier'],
  faqs: ['event'],
  speakers: ['isFeatured'],
  participants: ['isFeatured', 'cohort'],
  'session-days': ['event'],
  sessions: ['event', 'stage', 'format'],
  lineups: ['event', 'group'],
  newsletters: ['isListed'],
  testimonials: ['event'],
  registrations: ['organization', 'locale', 'noReminders', 'kind'],
  accelerators: ['organization', 'projectStage', 'locale'],
  subscriptions: ['organization', 'locale', 'state'],
  messages: ['state', 'kind', 'locale'],
}

/** Nobody changes these by hand. */
const UNEDITED = ['guest-imports', 'redirects', 'audit-log', 'emails', 'suppressions', 'check-ins']

test('the bulk edit offers no text, time, picture or list but those named here', () => {
  const offered = (fields: Field[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields))
      if ('fields' in field && field.type !== 'array') return offered(field.fields)
      const { disableBulkEdit, disabled, hidden } = { ...field.admin } as { disableBulkEdit?: boolean; disabled?: boolean; hidden?: boolean }
      return fieldAffectsData(field) && !disableBulkEdit && !disabled && !hidden && !field.hidden && !('unique' in field && field.unique) ? [field.name] : []
    })
  const edited = collections.filter(({ slug }) => !UNEDITED.includes(slug)).map(({ slug, fields }): [string, string[]] => [slug, offered(fields)])
  const lists = Object.fromEntries(edited.filter(([, names]) => names.length > 0))
  expect(lists).toEqual(BULK_EDITED)
})
