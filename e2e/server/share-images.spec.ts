import sharp from 'sharp'
import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

const LONGEST_NAME = 'ხანგრძლივსახელიანიმომხსენებელი'.repeat(3).slice(0, 80)
const ANY = '000000000000'

interface Loaded {
  url: string
  type: string | null
  cache: string | null
  bytes: Buffer
}

/** Loads an image by way of an address that is out of date, as a preview does that was made long ago. */
async function load(site: string | undefined, subject: string, suffix = ''): Promise<Loaded> {
  const answer = await fetch(`${site}/share/${subject}/${ANY}${suffix}.jpg`)
  expect(answer.status, subject).toBe(200)
  return {
    url: answer.url,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

async function expectImage({ bytes, type, cache }: Loaded, [width, height]: [number, number]) {
  expect(type).toBe('image/jpeg')
  expect(cache).toContain('immutable')
  expect(bytes.length).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
  // Something is drawn on it: an empty ground has no contrast.
  const { channels } = await sharp(bytes).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
}

async function sessionKey(site: string | undefined): Promise<string> {
  const answer = await fetch(`${site}/api/sessions?event=summit-2027&limit=3`)
  return ((await answer.json()) as { items: { _id: string }[] }).items[2]?._id ?? ''
}

test('a session and what is shared of a speaker have an image that link previews take, as have the pages of the sitemap', async ({ baseURL }) => {
  await expectImage(await load(baseURL, `ge/session/${await sessionKey(baseURL)}`), [1200, 630])
  await expectImage(await load(baseURL, 'ge/speaker/nino-kapanadze', '-square'), [1080, 1080])
  await expectImage(await load(baseURL, 'en/speaker/nino-kapanadze', '-portrait'), [1080, 1350])
})

test('a missing document has no image, and does not redirect to the home page', async ({ request }) => {
  for (const path of [
    `/share/en/event/nope/${ANY}.jpg`,
    `/share/en/speaker/nino-kapanadze/summit-2025/${ANY}.jpg`,
    `/share/en/page/agenda/${ANY}.jpg`,
    `/share/en/page/about/summit-2027/${ANY}.jpg`,
    `/share/fr/event/summit-2027/${ANY}.jpg`,
    '/share/en/event/summit-2027/x.jpg',
    '/share',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('a change gives the image a new address, to which the old one leads, also without a photo and with eighty letters', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const speaker = await cms.keyOf('speakers', 'identifier', 'hanna-weiss')
  const before = await load(site.url, 'ge/speaker/hanna-weiss')
  const again = await fetch(before.url)
  expect(Buffer.from(await again.arrayBuffer()).equals(before.bytes)).toBe(true)
  const putBack = await cms.remember(`speakers/${speaker}`, 'photo', 'fullName')
  await cms.publish('speakers', speaker, { photo: null })
  await cms.publish('speakers', speaker, { fullName: LONGEST_NAME }, 'ka')
  const moved = await fetch(before.url, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('cache-control')]).toEqual([307, 'public, max-age=60'])
  const after = await load(site.url, 'ge/speaker/hanna-weiss')
  await expectImage(after, [1200, 630])
  expect(after.url).toContain(moved.headers.get('location'))
  expect(after.bytes.equals(before.bytes)).toBe(false)
  await putBack()
})
