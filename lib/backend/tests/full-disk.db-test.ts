import { after, expect, LONG, test } from './support/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { createHealth } from '@/lib/server/process/health'
import { readMigrations } from '../migrations'
import { post, Staff } from './support/client'
import { createDatabase } from './support/database'
import { openSite } from './support/site'

/** A disk of its own that can be filled. */
const disk = mkdtempSync(path.join(tmpdir(), 'full-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk]).status === 0
after(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
})

const { DATA_DIR } = await createDatabase('empty')
cpSync(DATA_DIR, disk, { recursive: true })
rmSync(DATA_DIR, { recursive: true })
const site = await openSite({ content: 'empty', hasWorker: false, settings: { DATA_DIR: disk, DATABASE_URL: `file:${path.join(disk, 'site.db')}` } })

test('while the disk is full the site is not ready and asks to try again, and goes on as soon as there is room', { ...LONG, skip: !isMounted && 'A disk can be mounted by root only.' }, async () => {
  const staff = await Staff.signIn(site)
  const migrations = (await readMigrations()).map(({ name }) => name)
  const { readiness } = createHealth({ hasDatabase: true, migrations, loadBackend: () => Promise.resolve() })
  expect(await readiness()).toMatchObject({ ready: true })

  const filler = path.join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  const upload = new FormData()
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a70f3a' } }).png().toBuffer()
  upload.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png')
  upload.append('_payload', JSON.stringify({ alt: { en: 'Red', ka: 'წითელი' } }))
  // The log of the database has room for some more.
  const untilRefused = async (send: (count: number) => Promise<Response>) => {
    for (let count = 0; ; count += 1) {
      const answer = await send(count)
      if (!answer.ok || count > 500) return answer
    }
  }
  const refused = {
    api: await untilRefused((count) => post(site, '/api/subscriptions', { email: `full-${count}@example.com` })),
    cms: await untilRefused((count) => staff.ask('POST', 'articles', { identifier: `full-${count}`, title: 'No room', _status: 'draft' })),
    upload: await site.fetch('/cms/api/media?locale=en', { method: 'POST', headers: { Authorization: `JWT ${staff.token}` }, body: upload }),
  }
  for (const [name, answer] of Object.entries(refused)) expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 503, '30'])
  expect(await refused.api.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(await refused.cms.json()).toMatchObject({ errors: [{ message: expect.stringContaining('half a minute') }] })
  await sleep(600)
  expect(await readiness()).toMatchObject({ ready: false, database: false, migrations: true })
  expect((await site.fetch('/api/events?limit=1')).status).toBe(200)

  rmSync(filler)
  expect((await post(site, '/api/subscriptions', { email: 'full@example.com' })).status).toBe(201)
})
