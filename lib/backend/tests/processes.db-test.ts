// On Postgres too: jobs are claimed with SKIP LOCKED.
import { after, eventually, expect, LONG, test } from './support/test'
import { rm } from 'node:fs/promises'
import { amount } from '../../../scripts/test/amount.mjs'
import { BackendProcess } from './support/backend-process'
import { createDatabase } from './support/database'
import { addressesOf, outboxOf } from './support/outbox'
import { prepareDatabase } from './support/programs'
import { TEST_SETTINGS } from './support/settings'
import { endLeases, runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const POSTS = amount(45, 120)

const settings = await createDatabase('demo')
const processes: BackendProcess[] = []
after(async () => {
  await Promise.all(processes.map((backend) => backend.kill()))
  await rm(settings.DATA_DIR, { recursive: true, force: true })
})

async function start(): Promise<BackendProcess> {
  const backend = await BackendProcess.start({ ...TEST_SETTINGS, ...settings })
  processes.push(backend)
  return backend
}

/** As the form does: whoever waited too long is told to try again, and does. */
async function register(backend: BackendProcess, email: string): Promise<number> {
  const { status } = await backend.request('POST', '/api/registrations', registrationBody(email, EVENT))
  return status === 429 ? register(backend, email) : status
}

test('a process that is killed among many posts keeps all it acknowledged, and owes no email', LONG, async () => {
  await runSql(settings.DATABASE_URL, [`update events set capacity = null, is_registration_active = true where identifier = '${EVENT}'`])
  const backend = await start()
  const acknowledged: string[] = []
  const posts = Array.from({ length: POSTS }, async (_, index) => {
    const email = `guest-${index}@example.com`
    const status = await register(backend, email).catch(() => null)
    // In the middle of it all: some are stored, some are being stored, some wait.
    if (status === 201 && acknowledged.push(email) === POSTS / 3) await backend.kill()
  })
  await Promise.all(posts)
  expect(acknowledged.length).toBeGreaterThanOrEqual(POSTS / 3)
  expect(acknowledged.length).toBeLessThan(POSTS)

  // What a start of the site does: it prepares the database before it serves.
  await endLeases(settings.DATABASE_URL)
  await prepareDatabase(settings)
  await start()
  const stored = (await runSql(settings.DATABASE_URL, ["select email from registrations where email like 'guest-%'"])).flat()
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  await eventually(async () => expect((await outboxOf({ dataDir: settings.DATA_DIR })).flatMap(addressesOf).sort()).toEqual([...stored].sort()), { timeout: 90_000, interval: 500 })
})
