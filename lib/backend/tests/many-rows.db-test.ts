// On Postgres too: jobs are claimed with SKIP LOCKED.
import { after, eventually, expect, LONG, test } from './support/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '../../../scripts/test/amount.mjs'
import { storeRegistrations } from './support/sql'
import { openSite } from './support/site'
import { Staff } from './support/client'
import { startWorkerProcess } from './support/programs'

const PEOPLE = amount(200, 400)
const WAITING = amount(70, 120)
const MORE_SEATS = amount(50, 100)
/** How many rows of an export are read at a time. */
const SLICE = 50
/** In milliseconds, on a machine where other tests run as well; without a worker reads waited 3.3 s and more. */
const READ_LIMIT = 2000

const site = await openSite({ content: 'empty', hasWorker: false })
const worker = startWorkerProcess()
after(() => worker.end())
const staff = await Staff.signIn(site)
const event = await staff.createEvent('crowd', { capacity: PEOPLE - WAITING, endsAt: '2028-05-11T14:00:00Z' })
const guests = Array.from({ length: PEOPLE }, (_, index) => ({ email: `guest-${index}@crowd.example`, country: 'GE', state: index < PEOPLE - WAITING ? ('confirmed' as const) : ('waiting' as const) }))
await storeRegistrations(event, guests)

const countOf = async (state: string) =>
  (await staff.send<{ totalDocs: number }>('GET', `registrations/count?where[event][equals]=${event}&where[state][equals]=${state}`)).totalDocs

/** Reads a list until something has come to its end. @returns how long 95 of 100 reads took at most */
async function readUntil(check: () => Promise<void>): Promise<number> {
  const times: number[] = []
  let isDone = false
  const end = eventually(check, { interval: 200 }).finally(() => (isDone = true))
  while (!isDone) {
    const start = performance.now()
    expect((await site.fetch('/api/events?limit=1&select=_id')).status).toBe(200)
    times.push(performance.now() - start)
    await sleep(20)
  }
  await end
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

test('many seats are offered by the worker, a few at once, in the order of arrival, and reads go on', LONG, async () => {
  await staff.publish('events', event, { capacity: PEOPLE - WAITING + MORE_SEATS })
  expect(await countOf('offered')).toBeLessThanOrEqual(30)
  expect(await readUntil(async () => expect(await countOf('offered')).toBe(MORE_SEATS))).toBeLessThan(READ_LIMIT)
  const { docs } = await staff.send<{ docs: { number: number }[] }>('GET', `registrations?where[state][equals]=waiting&sort=number&limit=1&depth=0`)
  expect(docs[0]?.number).toBe(PEOPLE - WAITING + MORE_SEATS + 1)
})

test('everybody is written to by the worker, and reads go on', LONG, async () => {
  expect((await staff.ask('POST', `events/${event}/announce`, {})).status).toBe(200)
  const last = async () => (await staff.send<{ last: { emailed: number; endedAt: string | null } }>('GET', `events/${event}/announcement`)).last
  const slowest = await readUntil(async () => expect(await last()).toMatchObject({ emailed: PEOPLE, endedAt: expect.any(String) }))
  expect(slowest).toBeLessThan(READ_LIMIT)
})

for (const format of ['csv', 'xlsx']) {
  test(`an export is sent while it is made (${format})`, LONG, async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const answer = await staff.ask('GET', `registrations/export?format=${format}`)
    const parts: Uint8Array[] = []
    for await (const part of answer.body ?? []) parts.push(part)
    clearInterval(timer)
    expect(parts.length).toBeGreaterThan(format === 'csv' ? PEOPLE / SLICE - 1 : 1)
    // Others had their turn between any two slices.
    expect(turns).toBeGreaterThanOrEqual(PEOPLE / SLICE)
    if (format === 'csv') expect(Buffer.concat(parts).toString().trim().split('\r\n')).toHaveLength(PEOPLE + 1)
  })
}
