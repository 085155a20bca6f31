import { test } from 'node:test'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { removeOrphanedPictures } from '../content/orphaned-pictures'
import { post } from './support/client'
import { expect } from './support/expect'
import { openSite } from './support/site'
import { Staff } from './support/staff'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const folder = path.join(site.dataDir, 'media')

async function upload(name: string, content: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  body.append('_payload', JSON.stringify({ alt: { en: 'Noise', ka: 'ხმაური' } }))
  return site.fetch('/cms/api/media?locale=en', { method: 'POST', headers: { Authorization: `JWT ${staff.token}` }, body })
}

/** A picture as a camera makes it: nothing in it is like what is beside it, so it takes long to make smaller. */
function photo(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).jpeg({ quality: 60 }).toBuffer()
}

test('whoever sends a form does not wait for pictures that are being resized', async () => {
  const content = await photo()
  const start = performance.now()
  let took = 0
  const uploaded = upload('camera.jpg', content).then(({ status }) => {
    took = performance.now() - start
    return status
  })
  let longestWait = 0
  for (let count = 0; took === 0; count += 1) {
    const sent = performance.now()
    const { status } = await post(site, '/api/subscriptions', { email: `reader-${count}@example.com` })
    expect(status).toBe(201)
    longestWait = Math.max(longestWait, performance.now() - sent)
    await setTimeout(20)
  }
  expect(await uploaded).toBe(201)
  expect(longestWait).toBeLessThan(took / 3)
})

test('files that no picture names are removed, but for those of an upload that may be under way', async () => {
  const stored = await readdir(folder)
  expect(stored.length).toBeGreaterThan(1)
  for (const name of ['cut-off.webp', 'under-way.webp']) await writeFile(path.join(folder, name), 'half a picture')
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of [...stored, 'cut-off.webp']) await utimes(path.join(folder, name), long, long)
  expect(await removeOrphanedPictures(site.payload)).toBe(1)
  expect((await readdir(folder)).sort()).toEqual([...stored, 'under-way.webp'].sort())
})
