import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { createClient } from '@libsql/client'
import { standIn } from '../tests/support/stand-in'
import { withOneWriter } from './one-writer'

type Wrapped = Parameters<typeof withOneWriter>[0]
type Adapter = ReturnType<Wrapped['init']> & { write: (id: unknown, sql: string) => Promise<unknown> }
type Transaction = Awaited<ReturnType<Adapter['client']['transaction']>>

const LOCK_TIMEOUT = 400
const IDLE_TIMEOUT = 150
const BUSY_TIMEOUT = 1000

/** How long another program holds the database, in milliseconds. */
const HELD = 300

/** Holds the database for a while, which it says, and writes then. */
const OTHER_PROGRAM = `
  const { createClient } = require('@libsql/client')
  const client = createClient({ url: process.argv[1] })
  client.execute('begin exclusive').then(() => {
    console.log('locked')
    setTimeout(() => client.executeMultiple("insert into people (name) values ('Nino'); commit"), ${HELD})
  })
`

/** Has the turn to write for a while, which it says. */
const OTHER_PROCESS = `
  const { tryLock } = require('fs-native-extensions')
  tryLock(require('node:fs').openSync(process.argv[1], 'a'))
  console.log('locked')
  setTimeout(() => process.exit(), Number(process.argv[2] ?? ${HELD}))
`

let folder: string
let adapter: Adapter
let url: string

/** An adapter that treats transactions as the CMS's own does: what happens at their end is kept to itself. */
function plainAdapter(url: string): Adapter {
  const open = new Map<string, Transaction>()
  const end = async (id: unknown, how: 'commit' | 'rollback') => {
    await open.get(String(id))?.[how]().catch(() => undefined)
    open.delete(String(id))
  }
  const plain = standIn<Adapter>({
    connect: () => {
      plain.client ??= standIn(createClient({ url }))
      return Promise.resolve()
    },
    beginTransaction: async () => {
      const id = randomUUID()
      open.set(id, await plain.client.transaction('write'))
      return id
    },
    commitTransaction: (id: unknown) => end(id, 'commit'),
    rollbackTransaction: (id: unknown) => end(id, 'rollback'),
    /** What a write within a transaction does. */
    write: (id: string, sql: string) => open.get(id)?.execute(sql),
  })
  return plain
}

const write = (id: unknown, sql: string) => adapter.write(id, sql)
const names = async () => (await adapter.client.execute('select name from people order by name')).rows.map(({ name }) => name)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'one-writer-'))
  url = `file:${path.join(folder, 'test.db')}`
  const wrapped = withOneWriter(standIn<Wrapped>({ init: () => plainAdapter(url) }), { lockTimeout: LOCK_TIMEOUT, idleTimeout: IDLE_TIMEOUT, busyTimeout: BUSY_TIMEOUT })
  adapter = standIn(wrapped.init(standIn({})))
  await adapter.connect?.()
  await adapter.client.execute('pragma journal_mode = wal')
  await adapter.client.execute('create table people (name text primary key, friend text references people deferrable initially deferred)')
})

afterEach(async () => {
  adapter.client.close()
  await rm(folder, { recursive: true })
})

test('a transaction waits for the one before it, and readers see only what was committed', async () => {
  const first = await adapter.beginTransaction()
  await write(first, "insert into people (name) values ('Ana')")
  const second = adapter.beginTransaction()
  expect(await names()).toEqual([])
  await adapter.commitTransaction(first as string)
  expect(await names()).toEqual(['Ana'])
  await write(await second, "insert into people (name) values ('Nino')")
  await adapter.rollbackTransaction((await second) as string)
  expect(await names()).toEqual(['Ana'])
})

test('a transaction that nobody ends does not stop the others, and is not taken for kept', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const forgotten = await adapter.beginTransaction()
  await write(forgotten, "insert into people (name) values ('Ana')")
  await adapter.client.execute("insert into people (name) values ('Nino')")
  expect(await names()).toEqual(['Nino'])
  await expect(write(forgotten, "insert into people (name) values ('Vakho')")).rejects.toThrow('ended')
  await expect(adapter.commitTransaction(forgotten as string)).rejects.toThrow('ended')
  expect(await names()).toEqual(['Nino'])
  expect(complaints).toHaveBeenCalledTimes(1)
  complaints.mockRestore()
})

test('a write that waits too long for those before it fails, and does not stop those behind it', async () => {
  const first = await adapter.beginTransaction()
  await write(first, "insert into people (name) values ('Vakho')")
  const keepBusy = setInterval(() => void write(first, 'select 1'), IDLE_TIMEOUT / 3)
  await expect(adapter.client.execute("insert into people (name) values ('Ana')")).rejects.toThrow('busy for more than')
  clearInterval(keepBusy)
  await adapter.commitTransaction(first as string)
  await adapter.client.execute("insert into people (name) values ('Nino')")
  expect(await names()).toEqual(['Nino', 'Vakho'])
})

test('a transaction that has only read so far holds up nobody, however long it takes', async () => {
  const slow = await adapter.beginTransaction()
  await write(slow, 'select name from people')
  await adapter.client.execute("insert into people (name) values ('Ana')")
  await pause(IDLE_TIMEOUT * 2)
  await write(slow, "insert into people (name) values ('Nino')")
  await adapter.commitTransaction(slow as string)
  expect(await names()).toEqual(['Ana', 'Nino'])
})

test('transactions that begin side by side fail and are kept each by itself', async () => {
  await adapter.client.execute('pragma foreign_keys = on')
  const [broken, sound] = await Promise.all([adapter.beginTransaction(), adapter.beginTransaction()])
  await write(broken, "insert into people (name, friend) values ('Ana', 'nobody')")
  const written = write(sound, "insert into people (name) values ('Nino')")
  await expect(adapter.commitTransaction(broken as string)).rejects.toThrow(/FOREIGN KEY/)
  await written
  await adapter.commitTransaction(sound as string)
  expect(await names()).toEqual(['Nino'])
})

test('both connections wait while another program writes', async () => {
  const program = execFile(process.execPath, ['-e', OTHER_PROGRAM, url])
  await once(program.stdout as Readable, 'data')
  await adapter.client.execute("insert into people (name) values ('Ana')")
  expect(await names()).toEqual(['Ana', 'Nino'])
})

test('while another process of the site writes, this one does other things', async () => {
  const program = execFile(process.execPath, ['-e', OTHER_PROCESS, `${path.join(folder, 'test.db')}-writer`])
  await once(program.stdout as Readable, 'data')
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const start = Date.now()
  const transaction = await adapter.beginTransaction()
  await write(transaction, "insert into people (name) values ('Ana')")
  await adapter.commitTransaction(transaction as string)
  delays.disable()
  expect(Date.now() - start).toBeGreaterThan(HELD / 2)
  expect(delays.max / 1e6).toBeLessThan(HELD / 2)
  await adapter.client.execute("insert into people (name) values ('Vakho')")
  expect(await names()).toEqual(['Ana', 'Vakho'])
})

test('a write gives up when another process writes for too long, and later ones do not', async () => {
  const program = execFile(process.execPath, ['-e', OTHER_PROCESS, `${path.join(folder, 'test.db')}-writer`, String(LOCK_TIMEOUT * 2)])
  await once(program.stdout as Readable, 'data')
  await expect(adapter.client.execute("insert into people (name) values ('Ana')")).rejects.toThrow('Another process')
  await once(program, 'exit')
  await adapter.client.execute("insert into people (name) values ('Nino')")
  expect(await names()).toEqual(['Nino'])
})
