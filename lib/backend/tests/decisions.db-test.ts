// On Postgres too: who is told is decided under locks, and figures are counted by statements.
import { randomUUID } from 'node:crypto'
import { freePort } from '../../../scripts/test/local-server.mjs'
import type { Admitted, ApplicationFigures, DecisionEmails, RoundRanking } from '@/lib/contract/review/decisions'
import { after, eventually, expect, LONG, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { send, Staff } from './support/client'
import { MailServer } from './support/mail-server'
import { startWorkerProcess, type Program } from './support/programs'
import { openSite } from './support/site'
import { endLeases, runSql } from './support/sql'

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl, SITE_URL: 'https://events.example' }, hasWorker: false })
const workers: Program[] = []
after(async () => {
  await Promise.all(workers.map((worker) => worker.end()))
  await mailServer.close()
})
const { sendEmails } = await import('../email/delivery/email-queue')
const { runNextJob } = await import('../database/queue/run-job')

const admin = await Staff.signIn(site)
const [desk, editor] = [await admin.hire('desk'), await admin.hire('editor')]
const databaseUrl = process.env.DATABASE_URL ?? ''
const rows = (statement: string) => runSql(databaseUrl, [statement])

/** Publishes a programme with applications, every second one in Georgian, and a round for them. */
async function openRound(identifier: string, count: number, round: object = {}) {
  const event = await admin.createEvent(identifier, { kind: 'accelerator', isApplyActive: true, title: 'Workshop', endsAt: '2028-05-11T14:00:00Z' })
  await admin.publish('events', event, { title: 'სახელოსნო' }, 'ka')
  const applications = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), email: `${identifier}-${index}@people.example`, name: `Applicant ${index}` }))
  const values = applications.map(({ id, email, name }, index) => `('${id}', '${event}', '${name}', '${email}', '${index % 2 ? 'ka' : 'en'}', 'received', 'received', 'Wool ${index}', 'GE', 'radio')`)
  await rows(`insert into accelerators (id, event_id, full_name, email, locale, state, told_state, project_name, country, source) values ${values.join(', ')}`)
  const data = { event, title: 'Round', phase: 'deciding' as const, readings: 3, isBlind: true, criteria: [{ key: 'idea', label: 'Idea', weight: 1 }], confirmBy: '2028-04-01T12:00:00.000Z', ...round }
  const { id } = await site.payload.create({ collection: 'review-rounds', data, locale: 'en', depth: 0 })
  const ask = (method: string, call: string, { staff = desk, body }: { staff?: Staff; body?: unknown } = {}) => send(site, method, `/api/review/rounds/${id}/${call}`, { token: staff.token, body })
  const answer = async <Answer>(method: string, call: string, body?: unknown) => {
    const response = await ask(method, call, { body })
    if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const decide = (decisions: [index: number, state: string | null, text?: string][]) =>
    ask('PUT', 'decisions', { body: decisions.map(([index, state, text]) => ({ application: applications[index]?.id, state, text })) })
  return { event, id, applications, ask, answer, decide }
}

async function hireJurors(names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push((await site.payload.create({ collection: 'users', data: { email: `${name}@jury.example`, name, role: 'juror', isActivated: true, password: 'a password of jurors' } })).id)
  return ids
}

async function workOff(): Promise<void> {
  while (await runNextJob(site.payload, { tasks: ['tellDecisions'] }));
  while (await sendEmails(site.payload));
}

const subjectsTo = (email: string) => mailServer.to(email).map(({ subject }) => subject ?? '')

test('a round is ranked, and the applications around its line are read again by two others', async () => {
  const jurors = await hireJurors(['anna', 'beka', 'cira', 'dato', 'eka'])
  const { id, applications, ask, answer } = await openRound('ranked', 6, { phase: 'reading', jurors, places: 3, closesAt: '2099-01-01T00:00:00.000Z' })
  const given = [[4, 4, 5], [3, 4, 4], [3, 4, 3], [3, 3, 4], [2, 3, 3], [1, 2, 1]]
  for (const [index, scores] of given.entries()) {
    for (const [seat, idea] of scores.entries()) {
      const juror = jurors[(index + seat) % jurors.length]
      await site.payload.create({ collection: 'review-assignments', data: { round: id, application: applications[index]?.id ?? '', juror, state: 'sent', scores: { idea }, text: seat === 0 ? 'More wool.' : '', isOlderThanText: false } })
    }
  }
  const ranking = await answer<RoundRanking>('GET', 'ranking')
  expect(ranking).toMatchObject({ isCorrected: true, reason: null, places: 3, isTelling: false, uncertain: [] })
  expect([ranking.items[0], ranking.items.at(-1)]).toMatchObject([
    { application: applications[0]?.id, fullName: 'Applicant 0', rank: 1, readings: 3, intended: null, state: 'received', proposed: ['More wool.'] },
    { application: applications[5]?.id, rank: 6 },
  ])
  expect(ranking.readAgain.length).toBeGreaterThan(0)
  await answer('POST', 'readAgain')
  const open = (await rows(`select application from review_assignments where round_id = '${id}' and state = 'open'`)).map(([application]) => application)
  expect(open.sort()).toEqual([...ranking.readAgain, ...ranking.readAgain].sort())
  expect((await ask('POST', 'readAgain')).status).toBe(422)
  const juror = await Staff.signIn(site, { email: 'anna@jury.example', password: 'a password of jurors' })
  for (const [method, call] of [['GET', 'ranking'], ['PUT', 'decisions'], ['POST', 'release'], ['GET', 'figures']] as const) {
    expect([(await ask(method, call, { staff: juror, body: method === 'PUT' ? [] : undefined })).status, (await ask(method, call, { staff: editor, body: method === 'PUT' ? [] : undefined })).status]).toEqual([404, 403])
  }
  expect((await ask('POST', 'release')).status).toBe(409)
})

test('what is decided is told to nobody, previewed in both languages, and sent to oneself as a test', SAME_ON_BOTH, async () => {
  const { applications, ask, answer, decide } = await openRound('intended', 4)
  expect((await decide([[0, 'withdrawn']])).status).toBe(422)
  expect((await ask('PUT', 'decisions', { body: [{ application: randomUUID(), state: 'accepted' }] })).status).toBe(409)
  expect((await ask('POST', 'release')).status).toBe(422)
  expect((await decide([[0, 'accepted', 'Bring wool.'], [1, 'declined'], [2, 'waitingList'], [3, 'declined']])).status).toBe(204)
  expect((await decide([[3, null]])).status).toBe(204)
  const { items } = await answer<RoundRanking>('GET', 'ranking')
  const known = new Map(items.map(({ application, intended, state }) => [application, [intended, state]]))
  expect(applications.map(({ id }) => known.get(id))).toEqual([['accepted', 'received'], ['declined', 'received'], ['waitingList', 'received'], [null, 'received']])
  const emails = await answer<DecisionEmails>('POST', 'preview')
  const emailOf = (index: number) => emails.find(({ application }) => application === applications[index]?.id)
  expect([emails.length, emailOf(0)?.text, emailOf(1)?.locale]).toEqual([3, expect.stringContaining('Bring wool.'), 'ka'])
  const [, token = ''] = /\/application\/([\w.-]+)/.exec(emailOf(0)?.text ?? '') ?? []
  expect([token.length > 9, (await site.fetch(`/api/ownApplications/${token}`)).status], 'a link that opens nothing').toEqual([true, 404])
  expect(emailOf(1)?.subject).toBe(MESSAGES.ka.Emails.declinedSubject.replace('{event}', 'სახელოსნო'))
  expect((await ask('POST', 'test')).status).toBe(204)
  await workOff()
  expect(subjectsTo(desk.email).filter((subject) => subject.startsWith('[Test]'))).toHaveLength(2)
  expect(subjectsTo(desk.email).filter((subject) => subject.startsWith('[სატესტო]'))).toHaveLength(1)
  expect(applications.flatMap(({ email }) => subjectsTo(email))).toEqual([])
})

test('200 applicants are told once each, whatever workers are killed, and the last email says the last decision', LONG, async () => {
  const count = 200
  const { event, applications, answer, decide } = await openRound('many', count)
  const stateOf = (index: number) => (index % 4 === 0 ? 'accepted' : index % 4 === 1 ? 'waitingList' : 'declined')
  expect((await decide(applications.map((_, index) => [index, stateOf(index)]))).status).toBe(204)
  const told = async () => Number((await rows(`select count(*) from accelerators where event_id = '${event}' and told_state <> 'received'`))[0]?.[0])
  expect([await told(), applications.flatMap(({ email }) => subjectsTo(email)).length]).toEqual([0, 0])
  expect(await answer('POST', 'release')).toEqual({ toTell: count })
  const start = () => {
    const worker = startWorkerProcess()
    workers.push(worker)
    return worker
  }
  let running = [start(), start()]
  for (const part of [0.2, 0.6]) {
    await eventually(async () => expect(await told()).toBeGreaterThanOrEqual(count * part), { interval: 20 })
    await running[0]?.end()
    running = [...running.slice(1), start()]
    await endLeases(databaseUrl)
  }
  await eventually(async () => {
    expect(await told()).toBe(count)
    expect(await rows("select id from emails where state in ('queued', 'deferred')")).toEqual([])
  }, { interval: 500 })
  await Promise.all(running.map((worker) => worker.end('SIGTERM')))
  const left = await rows(`select id from accelerators where event_id = '${event}' and (intended is not null or cast(state as varchar) <> cast(told_state as varchar))`)
  expect(left).toEqual([])
  const { uncertain } = await answer<RoundRanking>('GET', 'ranking')
  expect(uncertain.length).toBeLessThanOrEqual(4)
  const doubtful = new Set(uncertain.map(({ application }) => application))
  const kinds = { accepted: 'acceptedSubject', waitingList: 'applicationWaitingSubject', declined: 'declinedSubject' } as const
  for (const [index, { id, email }] of applications.entries()) {
    const [language, title] = index % 2 ? (['ka', 'სახელოსნო'] as const) : (['en', 'Workshop'] as const)
    const expected = MESSAGES[language].Emails[kinds[stateOf(index)]].replace('{event}', title)
    const subjects = subjectsTo(email)
    if (!doubtful.has(id)) expect(subjects, email).toEqual([expected])
    expect(subjects.length, email).toBeLessThanOrEqual(1)
  }

  // One who was declined is accepted after all: nobody else hears anything.
  const before = mailServer.mails.length
  expect((await decide([[2, 'accepted'], [6, 'declined']])).status).toBe(204)
  expect(await answer('POST', 'release')).toEqual({ toTell: 1 })
  await workOff()
  expect([mailServer.mails.length - before, subjectsTo('many-2@people.example').at(-1)]).toEqual([1, MESSAGES.en.Emails.acceptedSubject.replace('{event}', 'Workshop')])
})

test('what is decided otherwise after the release waits for the next one, and who withdrew is told nothing', async () => {
  const { applications, answer, decide } = await openRound('changed', 3)
  await decide([[0, 'accepted'], [1, 'accepted'], [2, 'accepted']])
  await answer('POST', 'release')
  await decide([[1, 'declined']])
  await rows(`update accelerators set state = 'withdrawn', told_state = 'withdrawn' where id = '${applications[2]?.id}'`)
  await workOff()
  expect(applications.map(({ email }) => subjectsTo(email).length)).toEqual([1, 0, 0])
  expect(await answer('POST', 'release')).toEqual({ toTell: 1 })
  await workOff()
  expect(applications.map(({ email }) => subjectsTo(email).length)).toEqual([1, 1, 0])
})

test('what a newer round decides is not told by the one before, and what that decided can be changed', async () => {
  const { event, applications, ask, answer, decide } = await openRound('twice', 2)
  await decide([[0, 'accepted'], [1, 'waitingList']])
  await answer('POST', 'release')
  await workOff()
  const data = { event, title: 'Second', phase: 'reading' as const, readings: 3, criteria: [{ key: 'idea', label: 'Idea', weight: 1 }] }
  const second = await site.payload.create({ collection: 'review-rounds', data, locale: 'en', depth: 0 })
  const body = [{ application: applications[1]?.id, state: 'accepted' }]
  expect((await send(site, 'PUT', `/api/review/rounds/${second.id}/decisions`, { token: desk.token, body })).status).toBe(204)
  expect([(await ask('POST', 'release')).status, (await decide([[1, 'declined']])).status]).toEqual([409, 409])
  const set = async (index: number) => (await desk.ask('PATCH', `accelerators/${applications[index]?.id}`, { state: 'withdrawn' })).status
  expect([await set(0), await set(1)]).toEqual([200, 409])
})

test('what was decided in a round is forgotten with it, unless it is decided in a newer one', async () => {
  const { event, id, applications, answer, decide } = await openRound('forgotten', 2)
  await decide([[0, 'accepted'], [1, 'declined']])
  await answer('POST', 'release')
  await workOff()
  const data = { event, title: 'Second', phase: 'reading' as const, readings: 3, criteria: [{ key: 'idea', label: 'Idea', weight: 1 }] }
  const second = await site.payload.create({ collection: 'review-rounds', data, locale: 'en', depth: 0 })
  const intended = () => rows(`select count(*) from accelerators where event_id = '${event}' and intended is not null`)
  await rows(`update accelerators set intended = 'waitingList' where id = '${applications[1]?.id}'`)
  await desk.send('DELETE', `review-rounds/${id}`)
  expect(await intended()).toEqual([['1']])
  await desk.send('DELETE', `review-rounds/${second.id}`)
  expect(await intended()).toEqual([['0']])
})

test('only administrators show jurors the names, once, and it is logged', async () => {
  const { id, ask } = await openRound('blind', 1)
  expect((await ask('POST', 'unblind')).status).toBe(403)
  expect([(await ask('POST', 'unblind', { staff: admin })).status, (await ask('POST', 'unblind', { staff: admin })).status]).toEqual([200, 409])
  const { docs } = await admin.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${id}`)
  expect(docs).toContainEqual(expect.objectContaining({ action: 'unblinded', entity: 'review-rounds' }))
})

test('accepted applicants who confirmed become drafts of participants and guests, as the seats allow, and figures have no names', async () => {
  const { event, applications, answer } = await openRound('taken-in', 4)
  await admin.publish('events', event, { capacity: 1 })
  const set = (index: number, columns: string) => rows(`update accelerators set state = 'accepted', told_state = 'accepted', ${columns} where id = '${applications[index]?.id}'`)
  await set(0, "confirm_by = '2028-04-01T12:00:00.000Z', comes = 'yes'")
  await set(1, 'confirm_by = null')
  await set(2, "confirm_by = '2028-04-01T12:00:00.000Z'")
  const { participants, guests, waiting } = await answer<Admitted>('POST', 'admit')
  expect([participants, guests, waiting.length]).toEqual([2, 1, 1])
  expect(await answer('POST', 'admit')).toEqual({ participants: 0, guests: 0, waiting: [] })
  const drafts = await site.payload.find({ collection: 'participants', where: { events: { equals: event } }, draft: true, locale: 'all', depth: 0 })
  expect(drafts.docs).toMatchObject([{ _status: 'draft' }, { _status: 'draft' }])
  expect((await rows(`select email, state from registrations where event_id = '${event}' order by number`)).map(([, state]) => state)).toEqual(['confirmed', 'waiting'])
  const figures = await answer<ApplicationFigures>('GET', 'figures')
  expect(figures).toMatchObject({ total: { applied: 4, read: 0, accepted: 3 }, byCountry: { GE: { applied: 4 } }, bySource: { radio: { accepted: 3 } }, byStage: { '': { applied: 4 } } })
  expect(JSON.stringify(figures)).not.toMatch(/Applicant|people\.example/)
})
