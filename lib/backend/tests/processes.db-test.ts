// On Postgres too: jobs are claimed with SKIP LOCKED.
import { after, eventually, expect, LONG, test } from './support/test'
import { rm } from 'node:fs/promises'
import { amount } from '../../../scripts/test/amount.mjs'
import { BackendProcess, type Answer } from './support/backend-process'
import { createDatabase } from './support/database'
import { addressesOf, outboxOf } from './support/outbox'
import { prepareDatabase } from './support/programs'
import { ADMIN, TEST_SETTINGS } from './support/settings'
import { endLeases } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const POSTS = amount(45, 120)
const GUESTS = amount(24, 60)
const SEATS = GUESTS / 3

interface Registration {
  email: string
  state: string
  number: number
}

const processes: BackendProcess[] = []
after(() => Promise.all(processes.map((backend) => backend.kill())))

async function start(settings: Record<string, string>): Promise<BackendProcess> {
  const backend = await BackendProcess.start({ ...TEST_SETTINGS, ...settings })
  processes.push(backend)
  return backend
}

/** A database with an event of so many seats, and the administrator's token. */
async function prepare(capacity: number | null) {
  const settings = await createDatabase('demo')
  after(() => rm(settings.DATA_DIR, { recursive: true, force: true }))
  const backend = await start(settings)
  const { cookies } = await backend.request('POST', '/api/auth/login', ADMIN)
  const headers = { token: /^token=([^;]+)/m.exec(cookies.join('\n'))?.[1] ?? '' }
  const { docs } = await read<{ docs: { id: string }[] }>(backend, `/cms/api/events?where[identifier][equals]=${EVENT}&depth=0`, headers)
  const data = { capacity, isRegistrationActive: true, questions: [], _status: 'published' }
  const { status } = await backend.request('PATCH', `/cms/api/events/${docs[0]?.id}?locale=en`, data, headers)
  expect(status).toBe(200)
  const registrations = async (by: BackendProcess) =>
    (await read<{ docs: Registration[] }>(by, `/cms/api/registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`, headers)).docs
  return { settings, backend, headers, event: docs[0]?.id ?? '', registrations }
}

async function read<Content>(backend: BackendProcess, path: string, headers: Record<string, string>): Promise<Content> {
  const { status, text } = await backend.request('GET', path, undefined, headers)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return JSON.parse(text) as Content
}

/** As the form does: whoever waited too long is told to try again, and does. */
async function register(backend: BackendProcess, email: string): Promise<Answer> {
  const answer = await backend.request('POST', '/api/registrations', registrationBody(email, EVENT))
  return answer.status === 429 ? register(backend, email) : answer
}

async function expectOneEmailEach(dataDir: string, addresses: readonly string[], about = '') {
  await eventually(async () => {
    const emails = (await outboxOf({ dataDir })).filter(({ subject = '' }) => subject.includes(about))
    expect(emails.flatMap(addressesOf).sort()).toEqual([...addresses].sort())
  }, { timeout: 90_000, interval: 500 })
}

test('a process that is killed among many posts keeps all it acknowledged, and owes no email', LONG, async () => {
  const { settings, backend, registrations } = await prepare(null)
  const acknowledged: string[] = []
  const posts = Array.from({ length: POSTS }, async (_, index) => {
    const email = `guest-${index}@example.com`
    const answer = await register(backend, email).catch(() => null)
    // In the middle of it all: some are stored, some are being stored, some wait.
    if (answer?.status === 201 && acknowledged.push(email) === POSTS / 3) await backend.kill()
  })
  await Promise.all(posts)
  expect(acknowledged.length).toBeGreaterThanOrEqual(POSTS / 3)
  expect(acknowledged.length).toBeLessThan(POSTS)

  const next = await startLikeTheSite(settings)
  const stored = (await registrations(next)).map(({ email }) => email)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  await expectOneEmailEach(settings.DATA_DIR, stored)
})

test('an announcement that is cut off in the middle goes on where it was: everybody gets one email', LONG, async () => {
  const { settings, backend, headers, event } = await prepare(null)
  const emails = Array.from({ length: GUESTS }, (_, index) => `crowd-${index}@moved.example`)
  for (const { status } of await Promise.all(emails.map((email) => register(backend, email)))) expect(status).toBe(201)
  await expectOneEmailEach(settings.DATA_DIR, emails)
  const announced = backend.request('POST', `/cms/api/events/${event}/announce`, {}, headers).catch(() => null)
  const query = '/cms/api/registrations?limit=1&depth=0&where[email][like]=crowd-&where[sequence][greater_than]=0'
  await eventually(
    async () => expect((await read<{ totalDocs: number }>(backend, query, headers)).totalDocs).toBeGreaterThan(0),
    { interval: 10 },
  )
  await backend.kill()
  await announced

  await startLikeTheSite(settings)
  await expectOneEmailEach(settings.DATA_DIR, [...emails, ...emails])
})

/** What `scripts/server/main.mjs` does: it prepares the database before it serves. */
async function startLikeTheSite(settings: Record<string, string>): Promise<BackendProcess> {
  await endLeases(settings.DATABASE_URL ?? '')
  await prepareDatabase(settings)
  return start(settings)
}

test('two processes on one database give out the seats once, and send each email once', { isForPostgres: true }, async () => {
  const { settings, backend, registrations } = await prepare(SEATS)
  const other = await start(settings)
  const emails = Array.from({ length: GUESTS }, (_, index) => `both-${index}@example.com`)
  const answers = await Promise.all(emails.map((email, index) => register(index % 2 ? backend : other, email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(GUESTS - SEATS).fill(200), ...Array<number>(SEATS).fill(201)])
  const stored = await registrations(other)
  expect(stored.map(({ number }) => number)).toEqual(emails.map((_, index) => index + 1))
  expect(stored.map(({ state }) => state)).toEqual([...Array<string>(SEATS).fill('confirmed'), ...Array<string>(GUESTS - SEATS).fill('waiting')])
  await expectOneEmailEach(settings.DATA_DIR, emails)
})
