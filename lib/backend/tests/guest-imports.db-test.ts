// On Postgres too: imports are claimed and undone by its statements.
import { after, eventually, expect, LONG, test } from './support/test'
import type { GuestImport } from '@/lib/contract/desk/guests'
import { amount } from '../../../scripts/test/amount.mjs'
import { openSite } from './support/site'
import { endLeases } from './support/sql'
import { Staff } from './support/client'
import { startWorkerProcess, type Program } from './support/programs'

const PEOPLE = amount(120, 200)

const site = await openSite({ content: 'empty', hasWorker: false })
const admin = await Staff.signIn(site)
const eventId = await admin.createEvent('interrupted-evening')

let worker: Program | null = null
after(() => worker?.end())

async function anotherWorker(): Promise<void> {
  await worker?.end()
  await endLeases(process.env.DATABASE_URL ?? '')
  worker = startWorkerProcess()
}

const readImport = (id: string) => admin.send<GuestImport>('GET', `guest-imports/${id}/progress`)
const until = (id: string, state: GuestImport['state']) => eventually(async () => expect((await readImport(id)).state).toBe(state))
const registrations = async () => (await site.payload.find({ collection: 'registrations', where: { event: { equals: eventId } }, pagination: false, depth: 0 })).docs
const countUntil = (isReached: (count: number) => boolean) =>
  eventually(async () => expect(isReached((await site.payload.count({ collection: 'registrations', where: { event: { equals: eventId } } })).totalDocs)).toBe(true), { interval: 5 })

test('an import and its undoing go on where a worker was killed, with nobody twice and nobody lost', LONG, async () => {
  const rows = Array.from({ length: PEOPLE }, (_, index) => `Guest ${index},guest-${index}@killed.example,${'Table '.repeat(30)}`)
  // Longer than the CMS lets texts be by itself.
  const file = Buffer.from(['Name,Email,Table', ...rows].join('\n')).toString('base64')
  const { id } = await admin.send<{ id: string }>('POST', 'guest-imports/read', { event: eventId, fileName: 'guests.csv', file })
  await anotherWorker()
  await until(id, 'ready')
  expect((await readImport(id)).problem).toContain('Table')
  await admin.send('POST', `guest-imports/${id}/write`)
  await countUntil((count) => count > 20)
  await anotherWorker()
  const { state, rows: none } = await readImport(id)
  expect([state, none]).toEqual(['importing', []])
  await until(id, 'done')
  const imported = await registrations()
  expect(new Set(imported.map(({ email }) => email)).size).toBe(PEOPLE)
  expect(imported.map(({ ticketNumber }) => ticketNumber).sort((one, other) => Number(one) - Number(other))).toEqual(rows.map((_, index) => index + 1))
  expect((await readImport(id)).rows.filter(({ outcome }) => outcome === 'registered')).toHaveLength(PEOPLE)

  await admin.send('POST', `guest-imports/${id}/undo`)
  await countUntil((count) => count < PEOPLE - 20)
  await anotherWorker()
  expect((await readImport(id)).state).toBe('undoing')
  await until(id, 'undone')
  expect(await registrations()).toEqual([])
  expect((await readImport(id)).rows.filter(({ outcome }) => outcome === 'undone')).toHaveLength(PEOPLE)
})
