import type { APIRequestContext, Page } from '@playwright/test'
import { templateOf } from '../../lib/site/offline/kept-address'
import { headerTone } from '../../lib/site/header-tone'
import { allViolations, colourViolations, structureViolations } from '../support/accessibility'
import { expectNothingLost } from '../support/enlarged'
import { expectHydrated } from '../support/hydration'
import { layoutShift, loadedSizes, rightmostEdge, shiftOfFonts } from '../support/page-cost'
import { EVERY_ROUTE, inParts, LIST_VIEWS, TEMPLATES, UNKNOWN_PERSON } from '../support/pages'
import { expect, MESSAGES, test } from '../support/test'

/** What the first view of a page may load, compressed, in KiB. */
const BUDGET = { script: 145, style: 15, font: 60 }
const MOST_STYLE_FILES = 8
const MOST_SHIFT = 0.02
/** A line that just fits, or just does not, breaks at another word in a stand-in. */
const MOST_SHIFT_OF_LATE_FONTS = 0.1
/** What a kept page may take of the network, in KiB. */
const HTML_BUDGET = { '/': 18.6, other: 28 }
const WIDTHS = [390, 768, 1440]
const PAGES_PER_TEST = 6

/** A template is opened in each language, in one on a wide screen and in the other on a phone; the pages like it in turns. */
const VISITS = [
  { cookie: 'en', lang: 'en', width: 1440, schemes: ['light', 'dark'], isEnlarged: false },
  // Longer words are the first to be lost where somebody enlarges them.
  { cookie: 'ge', lang: 'ka', width: 390, schemes: ['dark'], isEnlarged: true },
] as const

const paths = [...EVERY_ROUTE, ...LIST_VIEWS, UNKNOWN_PERSON]
const isVisited = (path: string, visit: number) => TEMPLATES.has(path) || paths.indexOf(path) % VISITS.length === visit

/** Kinds of screens whose structure is looked at by a template. */
const TEMPLATE_KINDS = new Set([...TEMPLATES].map(templateOf))
const isLikeTemplate = (path: string) => EVERY_ROUTE.includes(path) && TEMPLATE_KINDS.has(templateOf(path))

for (const [visit, { cookie, lang, width, schemes, isEnlarged }] of VISITS.entries()) {
  for (const part of inParts(paths.filter((path) => isVisited(path, visit)), PAGES_PER_TEST)) {
    test(`pages from ${part[0]} are sound, stable, light, accessible and fit every width${isEnlarged ? ', enlarged too' : ''} (${lang})`, async ({ page, context, baseURL }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'local-lang', value: cookie, url: baseURL }])
      // The typeface is in the cache from here on: what it moves when it comes late is measured by itself.
      await page.goto(part[0] ?? '/')
      // Not every machine has all of its stand-ins.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined))
      for (const path of part) {
        await test.step(path, async () => {
          await page.setViewportSize({ width, height: 844 })
          // A busy browser takes a new width some frames later, which would move the page that is opened meanwhile.
          await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
          await expectSoundDocument(page, path, lang)
          await expectHydrated(page)
          const { sum, moved } = await layoutShift(page)
          expect.soft(sum, `layout shift of ${path}: ${moved}`).toBeLessThan(MOST_SHIFT)
          expect.soft(await topOfBody(page), `what moves all of ${path} when it arrives after the rest`).toBe(0)
          await expectLightness(page, path)
          expect.soft(await tracesOf(page), `what ${path} leaves in the browser`).toEqual([])
          if (TEMPLATES.has(path)) await expectAccessible(page, path, schemes)
          else if (!isLikeTemplate(path)) expect.soft(await structureViolations(page), path).toEqual([])
          await expectToFit(page, path)
          if (isEnlarged && TEMPLATES.has(path)) await expectNothingLost(page, path)
        })
      }
    })
  }
}

for (const { cookie, lang } of VISITS) {
  test(`the source of every page is sound and small (${lang})`, async ({ request }) => {
    for (const path of paths) {
      const headers = { cookie: `local-lang=${cookie}` }
      expectSoundSource(await (await request.get(path, { headers })).text(), path, lang)
      await expectSmallHtml(request, path, headers)
    }
  })
}

test('the templates are among the pages that are visited', () => {
  expect(paths).toEqual(expect.arrayContaining([...TEMPLATES]))
})

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2027')
  await page.getByRole('banner').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: MESSAGES.en.Header.navigation })).toBeVisible()
  expect(await structureViolations(page)).toEqual([])
  expect(await colourViolations(page)).toEqual([])
})

function expectSoundSource(html: string, path: string, lang: string) {
  expect.soft(html, path).toContain(`<html lang="${lang}"`)
  expect.soft(html.match(/<h1/g), path).toHaveLength(1)
  expect.soft(html.match(/<title/g), path).toHaveLength(1)
}

/** Opens a page: in one language, never cached for others. */
async function expectSoundDocument(page: Page, path: string, lang: string) {
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(path === UNKNOWN_PERSON ? 404 : 200)
  expect.soft(response?.headers()['cache-control'], path).toMatch(path === UNKNOWN_PERSON ? /no-cache|no-store/ : /^private, no-cache$/)
  const isSolid = headerTone(path.replace(/\?.*/, ''), 0) === 'solid'
  await expect.soft(page.getByRole('banner'), path).toHaveCSS('background-color', isSolid ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)')
  // An English text may speak of a Georgian letter.
  const georgian = (await page.getByRole('main').innerText()).match(/[\u10A0-\u10FF]/g)?.length ?? 0
  expect.soft(georgian > 20, `Georgian on ${path}`).toBe(lang === 'ka')
}

/** The margin of what comes first would move the body, which is as high as the screen before the rest of it has come. */
function topOfBody(page: Page): Promise<number> {
  return page.evaluate(() => document.body.getBoundingClientRect().top + window.scrollY)
}

/** Cookies and stored values, other than the language that this test has chosen. */
async function tracesOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'local-lang')
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
  ])
  return [...cookies, ...stored]
}

async function expectLightness(page: Page, path: string) {
  const sizes = await loadedSizes(page)
  for (const kind of ['script', 'style', 'font'] as const) {
    expect.soft(sizes[kind], `${kind} of ${path}`).toBeGreaterThan(0)
    expect.soft(sizes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(BUDGET[kind])
  }
  expect.soft(await page.locator('link[rel="stylesheet"]').count(), `style sheets of ${path}`).toBeLessThanOrEqual(MOST_STYLE_FILES)
}

/** A page that is asked for again is compressed better, which takes a moment. */
async function expectSmallHtml(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const kibibytes = async () => {
    const answer = (await request.get(path, { headers })).headers()
    expect(answer['content-encoding'], path).toBe('br')
    return Number(answer['content-length']) / 1024
  }
  const budget = path === '/' ? HTML_BUDGET['/'] : HTML_BUDGET.other
  await expect.poll(kibibytes, { message: `HTML of ${path}` }).toBeLessThanOrEqual(budget)
}

/** Structure is the same in every scheme, so only the first is looked at for it. */
async function expectAccessible(page: Page, path: string, schemes: readonly ('light' | 'dark')[]) {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    const look = index === 0 ? allViolations : colourViolations
    // What is out of sight gets its colours some frames later.
    await expect.poll(() => look(page), { message: `${path}, ${colorScheme}`, timeout: 30_000 }).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Nothing scrolls sideways or is cut off; the typeface moves little, at the width at which the page was loaded. */
async function expectToFit(page: Page, path: string) {
  const loadedWidth = page.viewportSize()?.width ?? 0
  const { sum, moved } = await shiftOfFonts(page)
  expect.soft(sum, `shift by the typeface of ${path} at ${loadedWidth}: ${moved}`).toBeLessThan(MOST_SHIFT_OF_LATE_FONTS)
  for (const width of [loadedWidth, ...WIDTHS.filter((other) => other !== loadedWidth)]) {
    if (width !== loadedWidth) await page.setViewportSize({ width, height: 900 })
    // A busy browser draws a new width some frames later.
    await expect.poll(() => rightmostEdge(page), { message: `${path} at ${width}`, timeout: 3000 }).toBeLessThanOrEqual(width)
  }
}
