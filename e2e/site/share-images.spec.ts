import sharp from 'sharp'
import { Cms } from '../support/cms'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

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

test('the image of a page that staff write is the one that the page names, also when the sitemap was read before', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  // What was read before expires.
  await cms.send('POST', 'globals/about?locale=en', { _status: 'published' })
  expect((await fetch(`${site.url}/sitemap.xml`)).status).toBe(200)
  for (const path of ['/about', '/gali-jazz']) {
    for (const lang of ['en', 'ge']) {
      const page = await (await fetch(`${site.url}${path}?lang=${lang}`)).text()
      const { pathname } = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '')
      expect((await fetch(site.url + pathname, { redirect: 'manual' })).status, `${path} (${lang})`).toBe(200)
    }
  }
})

test('a session, a speaker of an event and what is shared of one have an image that link previews take, as have the pages of the sitemap', async ({ baseURL }) => {
  for (const subject of [`session/${await sessionKey(baseURL)}`, 'speaker/miguel-santos/summit-2026']) await expectImage(await load(baseURL, `ge/${subject}`), [1200, 630])
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

test('many previews at once get one drawing', async ({ baseURL }) => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => load(baseURL, 'en/speaker/jonas-lindqvist')))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
})

test('a speaker finds pictures to share on their page, and one whose events are over does not', async ({ page }) => {
  await page.goto('/speaker/nino-kapanadze?lang=ge')
  const title = MESSAGES.ka.SpeakerCards.title
  await page.getByRole('heading', { name: title }).click()
  const square = page.getByRole('link', { name: new RegExp(`${MESSAGES.ka.SpeakerCards.square}.*1080 × 1080`) })
  await expect(square).toBeVisible()
  await expect(square).toHaveAttribute('href', /^\/share\/ge\/speaker\/nino-kapanadze\/.*-square\.jpg$/)
  await page.goto('/speaker/tomasz-wolski')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(MESSAGES.en.SpeakerCards.title)).toHaveCount(0)
})

test('a screen is shared by its link, with the language in it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await openHydrated(page, '/participant/giorgi-zarnadze?lang=ge')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('button', { name: MESSAGES.ka.ShareControl.share }).press('Enter')
  await expect(page.getByText(MESSAGES.ka.ShareControl.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/participant/giorgi-zarnadze?lang=ge`)
})

test.describe.serial('as content changes', () => {
  test('a change gives the image a new address, to which the old one leads', async ({ ownSite }) => {
    const cms = await Cms.signIn(ownSite)
    const before = await load(ownSite.url, 'en/event/accelerator-2027')
    const again = await fetch(before.url)
    expect(Buffer.from(await again.arrayBuffer()).equals(before.bytes)).toBe(true)
    const key = await cms.keyOf('events', 'identifier', 'accelerator-2027')
    const putBack = await cms.remember(`events/${key}`, 'fullTitle')
    await cms.publish('events', key, { fullTitle: 'Accelerator of Tests' })
    const moved = await fetch(before.url, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([307, 'public, max-age=60'])
    const after = await load(ownSite.url, 'en/event/accelerator-2027')
    expect(after.url).toContain(moved.headers.get('location'))
    expect(after.bytes.equals(before.bytes)).toBe(false)
    await putBack()
  })

  test('eighty letters without a space, no photo and a cancelled event make an image as well', async ({ ownSite }) => {
    const cms = await Cms.signIn(ownSite)
    const speaker = await cms.keyOf('speakers', 'identifier', 'hanna-weiss')
    const event = await cms.keyOf('events', 'identifier', 'gali-jazz-2027')
    const putBack = [await cms.remember(`speakers/${speaker}`, 'photo', 'fullName'), await cms.remember(`events/${event}`, 'status', 'coverImage')]
    await cms.publish('speakers', speaker, { photo: null })
    await cms.publish('speakers', speaker, { fullName: LONGEST_NAME }, 'ka')
    await expectImage(await load(ownSite.url, 'ge/speaker/hanna-weiss'), [1200, 630])
    await expectImage(await load(ownSite.url, 'ge/speaker/hanna-weiss', '-square'), [1080, 1080])
    const scheduled = await load(ownSite.url, 'ge/event/gali-jazz-2027')
    await cms.publish('events', event, { status: 'cancelled', coverImage: null })
    const cancelled = await load(ownSite.url, 'ge/event/gali-jazz-2027')
    await expectImage(cancelled, [1200, 630])
    expect(cancelled.url).not.toBe(scheduled.url)
    for (const act of putBack) await act()
  })
})
