import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type Client, type Transaction } from '@libsql/client'
import { standIn } from '../tests/support/stand-in'
import { withForeignKeysOffInMigrations } from './foreign-keys'

type Wrapped = Parameters<typeof withForeignKeysOffInMigrations>[0]
type Adapter = ReturnType<Wrapped['init']>

/** What a generated migration does with a table that others refer to. */
const REBUILD = [
  'pragma foreign_keys = off',
  'create table new_people (name text primary key, age integer)',
  'insert into new_people (name) select name from people',
  'drop table people',
  'alter table new_people rename to people',
  'pragma foreign_keys = on',
]

let folder: string
let client: Client

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foreign-keys-'))
  client = createClient({ url: `file:${path.join(folder, 'test.db')}` })
  await client.executeMultiple(`
    create table people (name text primary key);
    create table people_locales (bio text, parent text references people on delete cascade);
    insert into people values ('Ana'), ('Nino');
    insert into people_locales values ('A painter', 'Ana'), ('მხატვარი', 'Ana');
  `)
})

afterEach(async () => {
  client.close()
  await rm(folder, { recursive: true })
})

/** An adapter that migrates as the CMS's own does, in one transaction. */
function migrating(...statements: string[]): Adapter {
  const sessions: Record<string, { db: { all: (statement: string) => Promise<unknown[]> }; transaction: Transaction }> = {}
  const migrate = async () => {
    await client.execute('begin')
    const transaction = { execute: (sql: string) => client.execute(sql) } as Transaction
    sessions.only = { transaction, db: { all: async (statement) => (await transaction.execute(statement)).rows } }
    try {
      for (const statement of statements) await transaction.execute(statement)
      await adapter.commitTransaction('only')
    } catch (error) {
      await client.execute('rollback')
      throw error
    }
  }
  const plain = { client, sessions, migrate, migrateDown: migrate, commitTransaction: () => client.execute('commit') }
  const wrapped = withForeignKeysOffInMigrations(standIn<Wrapped>({ init: () => plain }))
  const adapter = wrapped.init(standIn({}))
  return adapter
}

const foreignKeys = async () => (await client.execute('pragma foreign_keys')).rows[0]?.foreign_keys

test('a migration that leaves rows behind is rolled back and names the table', async () => {
  await expect(migrating("delete from people where name = 'Ana'").migrate()).rejects.toThrow('people_locales')
  expect((await client.execute('select * from people')).rows).toHaveLength(2)
})

test('foreign keys hold again afterwards, whatever happened', async () => {
  await migrating(...REBUILD).migrate()
  expect(await foreignKeys()).toBe(1)
  await expect(migrating('no statement').migrate()).rejects.toThrow()
  expect(await foreignKeys()).toBe(1)
})

test('an ordinary transaction is not checked as a whole', async () => {
  await client.executeMultiple("pragma foreign_keys = off; insert into people_locales values ('Nobody', 'nobody'); pragma foreign_keys = on")
  const adapter = migrating()
  await client.execute('begin')
  await expect(adapter.commitTransaction('other')).resolves.toBeUndefined()
})
