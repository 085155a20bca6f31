// On Postgres too: rows of uploads are compared with files by its statements.
import { expect, LONG, SAME_ON_BOTH, test } from './support/test'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { runStatement, sql } from '@/lib/backend/database/statement'
import { removeOrphanedPictures } from '../content/orphaned-pictures'
import type { CommonData } from '@/lib/contract/commons'
import type { Image } from '@/lib/contract/fields/images'
import { post, read, Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const folder = path.join(site.dataDir, 'media')

async function upload(name: string, content: Buffer, edits = ''): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  body.append('_payload', JSON.stringify({ alt: { en: 'Noise', ka: 'ხმაური' } }))
  return site.fetch(`/cms/api/media?locale=en${edits}`, { method: 'POST', headers: { Authorization: `JWT ${staff.token}` }, body })
}

/** A picture as a camera makes it: nothing in it is like what is beside it, so it takes long to make smaller. */
function photo(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).jpeg({ quality: 60 }).toBuffer()
}

test('a sent form does not wait for pictures that are being resized', { ...LONG, ...SAME_ON_BOTH }, async () => {
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

test('a picture that cannot be taken is refused with the reason, and what to do about it', { ...LONG, ...SAME_ON_BOTH }, async () => {
  const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a70f3a' }, limitInputPixels: false })
  const moving = (frames: number, size: number) =>
    sharp(Array.from({ length: frames }, (_, index) => ({ create: { width: size, height: size, channels: 3, background: { r: index * 10, g: 0, b: 0 } } })) as never, { join: { animated: true } }).webp({ effort: 0 }).toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  const whole = await blank(300, 200).jpeg().toBuffer()
  const refused: [name: string, content: Buffer, reason: RegExp][] = [
    ['huge.png', await blank(20_000, 20_000).png({ compressionLevel: 1 }).toBuffer(), /20,000 × 20,000 pixels, 400 million; at most 268 million .*Make it smaller/],
    ['huge.webp', await blank(9000, 9000).webp({ effort: 0 }).toBuffer(), /9,000 × 9,000 pixels, 81 million; at most 64 million .*Make it smaller/],
    ['huge-at-once.jpg', await blank(9000, 9000).jpeg({ progressive: true }).toBuffer(), /81 million; at most 64 million/],
    ['frames.webp', await moving(20, 2000), /20 frames of 2,000 × 2,000 pixels, 80 million; at most 64 million/],
    ['tower.png', await blank(10, 20_000).png().toBuffer(), /10 × 20,000 pixels; it is too tall/],
    ['garbage.jpg', randomBytes(5000), /not a picture, or it is damaged.*JPEG, PNG, WebP or AVIF/],
    ['cut-off.jpg', whole.subarray(0, whole.length - 100), /not a picture, or it is damaged.*JPEG, PNG, WebP or AVIF/],
    ['empty.jpg', Buffer.alloc(0), /not a picture, or it is damaged.*JPEG, PNG, WebP or AVIF/],
    ['drawing.svg', svg, /SVG drawings are not taken.*JPEG/],
    ['moving.gif', await blank(10, 10).gif().toBuffer(), /GIF.*JPEG/],
  ]
  for (const [name, content, reason] of refused) {
    const answer = await upload(name, content)
    expect(answer.status, name).toBe(422)
    expect(await answer.json(), name).toMatchObject({ errors: [{ message: expect.stringMatching(reason) }] })
  }
  for (const [name, content] of [['panorama.png', await blank(20_000, 100).png().toBuffer()], ['small.avif', await blank(10, 10).avif().toBuffer()]] as const) {
    expect((await upload(name, content)).status, name).toBe(201)
  }
})

const QUADRANTS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']

/** As a camera writes it that was held in one of eight ways: the picture turned, and how to turn it back. */
async function turned(orientation: number): Promise<Buffer> {
  const part = (background: string) => sharp({ create: { width: 300, height: 200, channels: 3, background } }).png().toBuffer()
  const parts = await Promise.all(QUADRANTS.map(part))
  const upright = sharp({ create: { width: 600, height: 400, channels: 3, background: '#000000' } }).composite(parts.map((input, index) => ({ input, left: (index % 2) * 300, top: Math.floor(index / 2) * 200 })))
  const angle = { 3: 180, 5: 90, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0
  const rotated = sharp(await sharp(await upright.png().toBuffer()).rotate(angle).png().toBuffer())
  const mirrored = [2, 5].includes(orientation) ? rotated.flop() : [4, 7].includes(orientation) ? rotated.flip() : rotated
  return mirrored.withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
}

/** The nearest of the colours. */
async function colourOf(file: string): Promise<string> {
  const { dominant } = await sharp(path.join(folder, file)).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => (value > 127 ? 'ff' : '00')).join('')}`
}

test('a photograph is cut as it is seen, however the camera was held', { ...LONG, ...SAME_ON_BOTH }, async () => {
  interface Stored {
    doc: { filename: string; width: number; height: number; focalX: number; sizes: Record<string, { filename: string; width: number; height: number }> }
  }
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const content = await turned(orientation)
    const whole = (await (await upload(`whole-${orientation}.jpg`, content)).json()) as Stored
    expect([orientation, whole.doc.width, whole.doc.height, whole.doc.sizes.w240?.height]).toEqual([orientation, 600, 400, 160])
    for (const [index, colour] of QUADRANTS.slice(0, 2).entries()) {
      const [x, y] = [index * 50, 0]
      const edits = `&uploadEdits[crop][x]=${x}&uploadEdits[crop][y]=${y}&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=200&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`
      const { doc } = (await (await upload(`cut-${orientation}-${index}.jpg`, content, edits)).json()) as Stored
      expect([orientation, doc.width, doc.height, doc.focalX, await colourOf(doc.filename), await colourOf(doc.sizes.w240?.filename ?? '')]).toEqual([orientation, 300, 200, 20, colour, colour])
    }
  }
})

test('files that no picture names are removed, but for those of an upload that may be under way', LONG, async () => {
  await upload('kept.jpg', await turned(1))
  const stored = await readdir(folder)
  expect(stored.length).toBeGreaterThan(1)
  for (const name of ['cut-off.webp', 'under-way.webp']) await writeFile(path.join(folder, name), 'half a picture')
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of [...stored, 'cut-off.webp']) await utimes(path.join(folder, name), long, long)
  expect(await removeOrphanedPictures(site.payload)).toBe(1)
  expect((await readdir(folder)).sort()).toEqual([...stored, 'under-way.webp'].sort())
})

test('files that are newer than every picture of a database that was restored are kept', LONG, async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
  await writeFile(path.join(folder, 'uploaded-later.webp'), 'a picture')
  await utimes(path.join(folder, 'uploaded-later.webp'), hoursAgo(2), hoursAgo(2))
  await runStatement(site.payload, sql`update media set updated_at = ${hoursAgo(3).toISOString()}`)
  expect(await removeOrphanedPictures(site.payload)).toBe(0)
  expect(await readdir(folder)).toContain('uploaded-later.webp')
})

test('a large picture comes in AVIF too, with the portrait crop that staff made of it', { ...LONG, ...SAME_ON_BOTH }, async () => {
  const uploadOf = async (name: string, width: number, height: number, portrait?: string) => {
    const content = await sharp({ create: { width, height, channels: 3, background: '#a70f3a' } }).jpeg().toBuffer()
    const alt = { en: name, ka: name }
    const file = { name: `${name}.jpg`, data: content, mimetype: 'image/jpeg', size: content.length }
    return site.payload.create({ collection: 'media', data: { alt, portrait }, file })
  }
  const coverOf = async (media: { id: string }) => {
    const event = await site.payload.create({
      collection: 'events',
      locale: 'en',
      data: {
        title: 'Pictures',
        identifier: `pictures-${media.id}`,
        kind: 'summit',
        status: 'scheduled',
        timezone: 'Asia/Tbilisi',
        coverImage: media.id,
        registrationFields: { phone: 'off', country: 'off', organization: 'off', position: 'off' },
        _status: 'published',
      },
    })
    const { items } = await read<{ items: { coverImage: Image }[] }>(site, '/api/events', { identifier: String(event.identifier), select: 'coverImage' })
    return items[0]?.coverImage.sources?.map(({ width, type, shape }) => `${shape} ${type} ${width}`)
  }
  const portrait = await uploadOf('portrait', 1200, 1500)
  expect(await coverOf(await uploadOf('large', 2400, 1500, portrait.id))).toEqual([
    'portrait image/webp 240',
    'portrait image/webp 480',
    'portrait image/webp 960',
    'portrait image/avif 960',
    'portrait image/avif 1200',
    'portrait image/webp 1200',
    'whole image/avif 1920',
    'whole image/avif 2400',
  ])
  expect(await coverOf(await uploadOf('small', 1600, 1000))).toBe(undefined)
})

test('the cut-out of the jazz page keeps its transparent ground, and is none until staff upload it', LONG, async () => {
  const readCutout = async () => (await read<Pick<CommonData, 'galiJazz'>>(site, '/api/commons/one', { select: 'galiJazz' })).galiJazz.cutout
  await site.payload.updateGlobal({ slug: 'gali-jazz', locale: 'en', data: { title: 'Gali Jazz', _status: 'published' } })
  expect(await readCutout()).toBe(null)
  const background = { r: 227, g: 160, b: 60, alpha: 0 }
  const content = await sharp({ create: { width: 600, height: 375, channels: 4, background } }).png().toBuffer()
  const file = { name: 'cutout.png', data: content, mimetype: 'image/png', size: content.length }
  const cutout = await site.payload.create({ collection: 'media', data: { alt: { en: 'Cut-out', ka: 'ამონაჭერი' } }, file })
  await site.payload.updateGlobal({ slug: 'gali-jazz', locale: 'en', data: { cutout: cutout.id, _status: 'published' } })
  expect(await readCutout()).toMatchObject({ alt: 'Cut-out', width: 600, height: 375 })
  const stored = sharp(path.join(folder, String(cutout.sizes?.w240?.filename)))
  expect((await stored.stats()).isOpaque).toBe(false)
})
