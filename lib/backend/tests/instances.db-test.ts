// On Postgres alone: SQLite serves one process.
import { after, eventually, expect, test } from './support/test'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { hasRedis, startRedis } from '../../../scripts/test/redis.mjs'
import { amount } from '../../../scripts/test/amount.mjs'
import { BackendProcess } from './support/backend-process'
import { createDatabase, type StartContent } from './support/database'
import { addressesOf, outboxOf } from './support/outbox'
import { prepareDatabase } from './support/programs'
import { TEST_SETTINGS } from './support/settings'
import { runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const POSTS = amount(120, 500)
const SEATS = POSTS / 5
/** How many are answered at least: more than there are seats for. */
const ENOUGH = SEATS * 1.5
const AGAIN_AT_ONCE = 25
/** As a part of how long posts wait for their seats: without a queue for them reads wait as long. */
const LONGEST_READ = 0.5

const processes: BackendProcess[] = []
const folders: string[] = []
after(async () => {
  await Promise.all(processes.map((backend) => backend.kill()))
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function newDatabase(content: StartContent) {
  const settings = await createDatabase(content)
  folders.push(settings.DATA_DIR)
  return settings
}

function startTwo(settings: Record<string, string>): Promise<[BackendProcess, BackendProcess]> {
  const start = async () => {
    const backend = await BackendProcess.start({ ...TEST_SETTINGS, ...settings })
    processes.push(backend)
    return backend
  }
  return Promise.all([start(), start()])
}

const register = (backend: BackendProcess, email: string) => backend.request('POST', '/api/registrations', registrationBody(email, EVENT))

test('a rush on one event over two processes gives out each seat once, and readers wait for nobody', async () => {
  const settings = await newDatabase('demo')
  await runSql(settings.DATABASE_URL, [`update events set capacity = ${SEATS}, is_registration_active = true where identifier = '${EVENT}'`])
  const [one, other] = await startTwo(settings)
  const start = Date.now()
  let isOver = false
  const reading = readAllTheTime([one, other], () => isOver)
  const waits: number[] = []
  const registerGuest = async (index: number) => {
    const answer = await register(index % 2 ? one : other, `guest-${index}@example.com`)
    waits.push(Date.now() - start)
    return answer
  }
  const answers = await Promise.all(Array.from({ length: POSTS }, (_, index) => registerGuest(index)))
  const tookMilliseconds = Date.now() - start
  const median = waits[POSTS / 2] ?? 0
  // On a machine that is too busy for all of them the last are told to try again, which forms do by themselves.
  const refusedGuests = answers.flatMap(({ status }, index) => (status === 429 ? [index] : []))
  while (POSTS - refusedGuests.length < ENOUGH) {
    const guests = refusedGuests.splice(0, AGAIN_AT_ONCE)
    const again = await Promise.all(guests.map(registerGuest))
    guests.forEach((guest, place) => (answers[guest] = again[place] ?? answers[guest]!))
    refusedGuests.push(...guests.filter((guest) => answers[guest]?.status === 429))
  }
  isOver = true
  const durations = (await reading).sort((first, second) => first - second)
  const p95 = durations[Math.floor(durations.length * 0.95)] ?? Infinity
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const [confirmed, waiting, refused] = [count(201), count(200), count(429)]
  console.log(`${POSTS} registrations in ${tookMilliseconds} ms; ${durations.length} reads, p95 ${p95} ms, longest ${durations.at(-1)} ms; posts waited ${median} ms; refused ${refused}`)
  expect([confirmed, waiting + refused]).toEqual([SEATS, POSTS - SEATS])
  const stored = await runSql(settings.DATABASE_URL, ["select number, state from registrations where email like 'guest-%@example.com' order by number"])
  expect(stored).toEqual(Array.from({ length: confirmed + waiting }, (_, index) => [String(index + 1), index < SEATS ? 'confirmed' : 'waiting']))
  const emails = async () => (await outboxOf({ dataDir: settings.DATA_DIR })).flatMap(addressesOf)
  await eventually(async () => expect(new Set(await emails()).size).toBe(stored.length), { interval: 500 })
  expect(await emails(), 'each once').toHaveLength(stored.length)
  expect(p95).toBeLessThan(median * LONGEST_READ)
})

async function readAllTheTime(backends: BackendProcess[], isOver: () => boolean): Promise<number[]> {
  const durations: number[] = []
  while (!isOver()) {
    for (const backend of backends) {
      const start = Date.now()
      const { status } = await backend.request('GET', '/api/speakers?limit=3')
      expect(status).toBe(200)
      durations.push(Date.now() - start)
    }
    await setTimeout(50)
  }
  return durations
}

test('of two first starts on one database one prepares it, the other finds it ready', async () => {
  const settings = await newDatabase('none')
  await Promise.all([prepareDatabase(settings), prepareDatabase(settings)])
  expect(await runSql(settings.DATABASE_URL, ['select count(*) from users'])).toEqual([['1']])
  expect(await runSql(settings.DATABASE_URL, ['select count(*) from payload_migrations group by name having count(*) > 1'])).toEqual([])
})

const withCache = { skip: !hasRedis() && 'There is no shared cache.' }

test('what a visitor may do is counted for two processes together, and for each while the shared cache is away', withCache, async () => {
  const redis = await startRedis()
  after(() => redis.stop())
  const [one, other] = await startTwo({ ...(await newDatabase('demo')), RATE_LIMIT: 'on', CACHE_URL: redis.url })
  const subscribe = (backend: BackendProcess, email: string) => backend.request('POST', '/api/subscriptions', { email })
  // Each process counts for itself until it has reached the cache, and when that takes too long to answer.
  let tries = 0
  await eventually(async () => {
    tries += 1
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await subscribe(count % 2 ? one : other, `eager-${tries}@example.com`)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
  const reports = () => one.output.match(/shared cache is away/g)?.length ?? 0
  const before = reports()
  await redis.stop()
  const start = Date.now()
  expect((await subscribe(one, 'later@example.com')).status).toBe(201)
  expect(Date.now() - start).toBeLessThan(15_000)
  expect(reports()).toBe(before + 1)
})
