// `npm run screens`: takes a picture of every screen at four widths, in both languages, light and dark.
//
//   npm run screens                                    the built site with its demo content, into ./screens
//   npm run screens -- --only agenda,login --width 390 --locale ka --scheme dark
//   npm run screens -- --origin http://localhost:3000  a site that runs already
//   npm run screens -- --first-view                    without what lies below the first screen
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { startSite } from '../bench/site.mjs'
import { bundle } from '../build/bundle.mjs'
import { findChromium } from './chromium.mjs'
import { ADMIN, demoSite } from '../test/demo-site.mjs'
import { shots } from './plan.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGES = 'e2e/support/pages.ts'
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 }
const COOKIE_VALUES = { en: 'en', ka: 'ge' }
/** Beyond this a picture is cut: browsers refuse longer ones. */
const LONGEST = 16_000

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screens' },
    origin: { type: 'string' },
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    'first-view': { type: 'boolean', default: false },
  },
})
const listOf = (texts) => texts?.flatMap((text) => text.split(','))
const folder = path.resolve(values.out)
const stops = []
const onStop = (stop) => stops.push(stop)
try {
  await takeAll()
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function takeAll() {
  const chosen = shots(await publicPaths(), {
    only: listOf(values.only),
    widths: listOf(values.width)?.map(Number),
    locales: listOf(values.locale),
    schemes: listOf(values.scheme),
  })
  const origin = values.origin ?? (await startSite({ root: ROOT, dataDir: await demoSite(), onStop }))
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  onStop(() => browser.close())
  const messages = await readMessages()
  for (const [key, group] of groupBy(chosen, contextKey)) {
    const context = await openContext(browser, origin, group[0])
    if (key.startsWith('staff')) await signIn(context, origin, messages[group[0].locale])
    for (const shot of group) await take(context, origin, shot, messages[shot.locale])
    await context.close()
  }
  console.log(`${chosen.length} pictures in ${folder}`)
}

/** Pictures of one language, scheme and width share a browser's context. */
function contextKey({ isStaff, locale, scheme, width }) {
  return [isStaff ? 'staff' : 'public', locale, scheme, width].join(' ')
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

async function openContext(browser, origin, { locale, scheme, width }) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHTS[width] ?? 900 }, colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'local-lang', value: COOKIE_VALUES[locale], url: origin }])
  await context.addInitScript(() => localStorage.setItem('policiesConsentShown', 'true'))
  return context
}

async function take(context, origin, { path: address, built, file, act, isStaff }, messages) {
  const page = await context.newPage()
  if (built) await page.route(`${origin}${address}`, (route) => route.fulfill({ path: path.join(ROOT, '.next/server/app', built), contentType: 'text/html' }))
  await page.goto(`${origin}${address}`, { waitUntil: 'load', timeout: 120_000 })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(untilSettled)
  if (act) await act(page, messages)
  // Lists of staff read what rows are related to when they come into view.
  if (isStaff && !values['first-view']) await bringIntoView(page)
  // Pictures further down come only when they are near.
  await page.evaluate(loadPictures, { isWhole: !act && !values['first-view'] })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const isWhole = !act && !values['first-view']
  await page.screenshot({ path: path.join(folder, file), fullPage: isWhole && height <= LONGEST, animations: 'disabled' })
  console.log(file)
  await page.close()
}

/** Until scripts have given the page its height, and it keeps it for a second. */
async function untilSettled() {
  const SAME = 5
  let [height, same] = [0, 0]
  for (let look = 0; look < 40 && same < SAME; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    same = document.documentElement.scrollHeight === height ? same + 1 : 0
    height = document.documentElement.scrollHeight
  }
}

async function bringIntoView(page) {
  const size = page.viewportSize()
  // Low, so that each row goes out of view as well: the lists miss it now and then when one comes.
  await page.setViewportSize({ ...size, height: 300 })
  await page.evaluate(scrollThrough)
  await page.setViewportSize(size)
}

async function scrollThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  scrollTo(0, 0)
  await new Promise((resolve) => setTimeout(resolve, 1000))
}

async function loadPictures({ isWhole }) {
  const pictures = [...document.images].filter((picture) => isWhole || picture.getBoundingClientRect().top < innerHeight)
  for (const picture of pictures) picture.loading = 'eager'
  const loaded = pictures.map((picture) => picture.decode().catch(() => undefined))
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 8000))])
}

async function signIn(context, origin, { LoginPage }) {
  const page = await context.newPage()
  await page.goto(`${origin}/admin`)
  await page.getByLabel(LoginPage.email, { exact: true }).fill(ADMIN.email)
  await page.getByLabel(LoginPage.password, { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: LoginPage.submit }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/admin'), { timeout: 120_000 })
  await page.close()
}

async function readMessages() {
  const read = async (locale) => [locale, JSON.parse(await readFile(path.join(ROOT, 'messages', `${locale}.json`), 'utf8'))]
  return Object.fromEntries(await Promise.all(Object.keys(COOKIE_VALUES).map(read)))
}

/** The addresses by which the whole-site checks go. */
async function publicPaths() {
  const bundles = path.join(ROOT, 'node_modules/.cache/screens-bundle')
  await bundle(bundles, [PAGES])
  const { EVERY_ROUTE, LIST_VIEWS } = await import(pathToFileURL(path.join(bundles, PAGES.replace('.ts', '.mjs'))).href)
  await rm(bundles, { recursive: true, force: true })
  return [...EVERY_ROUTE, ...LIST_VIEWS]
}
