import { after, eventually, expect, LONG, test } from './support/test'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { startObjectStorage } from '../../../scripts/test/s3.mjs'
import { removeOrphanedPictures } from '../content/orphaned-pictures'
import { openSite } from './support/site'
import { Staff } from './support/client'

const storage = await startObjectStorage()
after(() => storage.stop())
const settings = { S3_ENDPOINT: storage.url, S3_BUCKET: 'pictures', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
const site = await openSite({ content: 'empty', settings })
const staff = await Staff.signIn(site)
const headers = { Authorization: `JWT ${staff.token}` }

interface Picture {
  id: string
  filename: string
  url: string
  width: number
  sizes: Record<string, { filename: string | null; url: string | null }>
}

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } }).jpeg().toBuffer()

async function upload(name: string): Promise<Picture> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await photo(800, 600))], { type: 'image/jpeg' }), name)
  body.append('_payload', JSON.stringify({ alt: { en: 'Red', ka: 'წითელი' } }))
  const answer = await site.fetch('/cms/api/media?locale=en', { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Picture }).doc
}

const fetchFile = (name: string, more: Record<string, string> = {}) => site.fetch(`/cms/api/media/file/${name}`, { headers: more })

test('a picture and its sizes lie in the bucket, and are served from the site’s own address to anybody', LONG, async () => {
  const { filename, url, sizes } = await upload('red.jpg')
  expect([...storage.objects.keys()].sort()).toEqual([filename, sizes.w240?.filename, sizes.w480?.filename].sort())
  expect(existsSync(path.join(site.dataDir, 'media', filename))).toBe(false)
  expect(url).toBe(`/cms/api/media/file/${filename}`)

  const answer = await fetchFile(filename)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(storage.objects.get(filename)?.content)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })

  const part = await fetchFile(filename, { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(storage.objects.get(filename)?.content.subarray(10, 20))
  expect((await fetchFile('nothing.webp')).status).toBe(404)
  expect((await fetchFile('..%2Fsecret')).status).toBe(403)
})

test('an aborted request for a picture keeps no connection to the bucket', LONG, async () => {
  const { filename } = await upload('many.jpg')
  const path = `/cms/api/media/file/${filename}`
  // Too large for what lies between the bucket and whoever reads.
  storage.objects.set(filename, { content: Buffer.alloc(8 * 1024 * 1024), type: 'image/webp', changedAt: new Date() })
  const before = await storage.connections()
  for (let time = 0; time < 5; time += 1) {
    const head = await site.fetch(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await (await site.fetch(path)).body?.cancel()
    await site.fetch(path, { signal: AbortSignal.abort() })
  }
  await eventually(async () => expect(await storage.connections()).toBeLessThanOrEqual(before + 1))
  expect((await (await fetchFile(filename)).arrayBuffer()).byteLength).toBe(storage.objects.get(filename)?.content.length)
})

test('staff crop a picture that lies in the bucket, under its own name', LONG, async () => {
  const { id, filename } = await upload('cropped.jpg')
  const edits = new URLSearchParams({ 'uploadEdits[crop][width]': '50', 'uploadEdits[crop][height]': '50', 'uploadEdits[crop][x]': '0', 'uploadEdits[crop][y]': '0', 'uploadEdits[widthInPixels]': '400', 'uploadEdits[heightInPixels]': '300' })
  const answer = await site.fetch(`/cms/api/media/${id}?locale=en&${edits.toString()}`, { method: 'PATCH', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' })
  expect(answer.status).toBe(200)
  const { doc } = (await answer.json()) as { doc: Picture }
  expect([doc.filename, doc.width]).toEqual([filename, 400])
  expect((await sharp(storage.objects.get(filename)?.content).metadata()).width).toBe(400)
})

test('a deleted picture leaves the bucket, and what no picture names stays: it may be that of another site', LONG, async () => {
  const { id, filename } = await upload('gone.jpg')
  const kept = storage.objects.size
  await staff.send('DELETE', `media/${id}`)
  expect(storage.objects.has(filename)).toBe(false)
  expect(storage.objects.size).toBe(kept - 3)

  const changedAt = new Date(Date.now() - 2 * 60 * 60 * 1000)
  storage.objects.set('uploaded-later.webp', { content: Buffer.from('a picture'), type: 'image/webp', changedAt })
  expect(await removeOrphanedPictures(site.payload)).toBe(0)
  expect(storage.objects.has('uploaded-later.webp')).toBe(true)
})

test('a bucket that is away is an error of the upload, and leaves no picture behind', LONG, async () => {
  const before = await site.payload.count({ collection: 'media' })
  await storage.stop()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await photo(300, 200))], { type: 'image/jpeg' }), 'lost.jpg')
  body.append('_payload', JSON.stringify({ alt: { en: 'Red', ka: 'წითელი' } }))
  expect((await site.fetch('/cms/api/media?locale=en', { method: 'POST', headers, body })).status).toBe(503)
  expect(await site.payload.count({ collection: 'media' })).toEqual(before)
})
