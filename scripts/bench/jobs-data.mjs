// Makes a data folder with events of which everybody has registered for one.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bundled } from '../build/bundled.mjs'
import { environmentOf } from './site.mjs'

/** How many people are registered for each event, and how many of them wait. */
export const CROWDS = {
  'summit-2027': { people: 20_000, waiting: 0 },
  'gali-jazz-2027': { people: 610, waiting: 600 },
  'accelerator-2027': { people: 2000, waiting: 0 },
}

const ROWS = 200

/**
 * Fills an empty folder as a first start does, and adds the crowds.
 *
 * @param {{ root: string, dataDir: string, settings: Record<string, string>, crowds?: typeof CROWDS }} options
 */
export async function makeCrowds({ root, dataDir, settings, crowds = CROWDS }) {
  const child = fork(bundled('scripts/server/process/prepare.ts'), { cwd: root, silent: true, env: { ...environmentOf(dataDir, settings), NODE_ENV: 'production' } })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database could not be made ready:\n${log.trim()}`)
  await addCrowds({ root, dataDir, crowds })
}

/** Adds the crowds to the events of a folder on which no site runs. */
export async function addCrowds({ root, dataDir, crowds }) {
  // The driver belongs to the adapter of the CMS.
  const { createClient } = createRequire(createRequire(path.join(root, 'package.json')).resolve('@payloadcms/db-sqlite'))('@libsql/client')
  const client = createClient({ url: `file:${path.join(dataDir, 'site.db')}` })
  try {
    for (const [identifier, crowd] of Object.entries(crowds)) await addCrowd(client, identifier, crowd)
    // Puts all into one file, which can be copied; the site goes on with a log.
    await client.execute('pragma journal_mode = delete')
  } finally {
    client.close()
  }
}

async function addCrowd(client, identifier, { people, waiting, free = 0 }) {
  const { rows } = await client.execute({ sql: 'select id from events where identifier = ?', args: [identifier] })
  const event = rows[0]?.id
  if (!event) throw new Error(`There is no event ${identifier}.`)
  const seats = people - waiting
  await client.execute({ sql: 'update events set capacity = ? where id = ?', args: [seats + free, event] })
  await client.execute({ sql: 'delete from registrations where event_id = ?', args: [event] })
  for (let first = 1; first <= people; first += ROWS) {
    const numbers = Array.from({ length: Math.min(ROWS, people - first + 1) }, (_, index) => first + index)
    const args = numbers.flatMap((number) => [
      randomUUID(), event, `Guest ${number}`, `guest-${number}@${identifier}.example`, 'GE', number % 2 ? 'en' : 'ka', number <= seats ? 'confirmed' : 'waiting', number,
    ])
    const values = numbers.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')
    await client.execute({ sql: `insert into registrations (id, event_id, full_name, email, country, locale, state, number) values ${values}`, args })
  }
}
