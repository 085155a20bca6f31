import type { APIRequestContext, Page } from '@playwright/test'
import { headerTone } from '../../lib/site/header-tone'
import { allViolations, colourViolations } from '../support/accessibility'
import { expectNothingLost } from '../support/enlarged'
import { expectHydrated } from '../support/hydration'
import { markupFaults } from '../support/markup-faults'
import { layoutShift, loadedSizes, rightmostEdge, shiftOfFonts } from '../support/page-cost'
import { inParts, TEMPLATES, UNKNOWN_PERSON } from '../support/pages'
import { resize } from '../support/resize'
import { changesBySheets, sheetsOf } from '../support/style-sheets'
import { expect, test } from '../support/test'

/** What the first view of a page may load, compressed, in KiB. */
const BUDGET = { script: 145, style: 15, font: 60 }
const MOST_STYLE_FILES = 8
/** What a cached page may take of the network, in KiB. */
const HTML_BUDGET = { '/': 18.6, other: 28 }
const MOST_SHIFT = 0.02
/** A line that just fits, or just does not, breaks at another word in a stand-in. */
const MOST_SHIFT_OF_LATE_FONTS = 0.1
const PAGES_PER_TEST = 5

const parts = inParts([...TEMPLATES], PAGES_PER_TEST)
/** Every day the parts of the home page and of an event's pages; forms have journeys of their own. */
const isDaily = (part: readonly string[]) => part.includes('/') || part.includes('/event/summit-2027/about')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The typeface is in the cache from here on: what it moves when it comes late is measured by itself.
  await page.goto('/offline')
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined))
})

for (const part of parts) {
  test(`pages from ${part[0]} are small, stable and accessible, and fit every width`, { tag: isDaily(part) ? '@smoke' : [] }, async ({ page, request }) => {
    for (const path of part) {
      await test.step(path, async () => {
        await openStable(page, path, 'en', 1440)
        const isSolid = headerTone(path.replace(/\?.*/, ''), 0) === 'solid'
        await expect.soft(page.getByRole('banner'), path).toHaveCSS('background-color', isSolid ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)')
        await expectLightness(page, request, path)
        expect.soft(await tracesOf(page), `what ${path} leaves in the browser`).toEqual([])
        expect.soft(await repeatedTransitionNames(page), path).toEqual([])
        // What is out of sight gets its colours some frames later.
        await expect.poll(() => allViolations(page), { message: path }).toEqual([])
        await expectToFit(page, path, [1440, 768, 390])
        expect.soft(await markupFaults(page), path).toEqual([])
      })
    }
  })

  test(`pages from ${part[0]} can be read in the dark and enlarged, whatever was loaded before, in Georgian`, async ({ page, request }) => {
    const sheets = new Map<string, string[]>()
    for (const path of TEMPLATES) sheets.set(path, sheetsOf(await (await request.get(path)).text()))
    for (const path of part) {
      await test.step(path, async () => {
        await openStable(page, path, 'ka', 390)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect.poll(() => colourViolations(page), { message: `${path}, dark` }).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        const { sum, moved } = await shiftOfFonts(page)
        expect.soft(sum, `shift by the typeface of ${path}: ${moved}`).toBeLessThan(MOST_SHIFT_OF_LATE_FONTS)
        await expectNothingLost(page, path)
        await resize(page, 1024)
        const others = new Set([...sheets.values()].flat())
        for (const own of sheetsOf(await page.content())) others.delete(own)
        expect.soft(await changesBySheets(page, [...others]), `${path} with the style sheets of all other pages`).toEqual([])
      })
    }
  })
}

/** Opens a page at a width, and waits until its scripts run: in one language, never cached for others, and without a jolt. */
async function openStable(page: Page, path: string, locale: 'en' | 'ka', width: number) {
  await resize(page, width)
  const response = await page.goto(locale === 'ka' ? `${path}${path.includes('?') ? '&' : '?'}lang=ge` : path)
  expect.soft(response?.status(), path).toBe(path === UNKNOWN_PERSON ? 404 : 200)
  expect.soft(response?.headers()['cache-control'], path).toMatch(path === UNKNOWN_PERSON || locale === 'ka' ? /no-cache|no-store/ : /^private, no-cache$/)
  await expectHydrated(page)
  const { sum, moved } = await layoutShift(page)
  expect.soft(sum, `layout shift of ${path} (${locale}): ${moved}`).toBeLessThan(MOST_SHIFT)
  expect.soft(await topOfBody(page), `what moves all of ${path} when it arrives after the rest`).toBe(0)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  // An English text may speak of a Georgian letter.
  const georgian = (await page.getByRole('main').innerText()).match(/[\u10A0-\u10FF]/g)?.length ?? 0
  expect.soft(georgian > 20, `Georgian on ${path}`).toBe(locale === 'ka')
}

/** The margin of what comes first would move the body, which is as high as the screen before the rest of it has come. */
function topOfBody(page: Page): Promise<number> {
  return page.evaluate(() => document.body.getBoundingClientRect().top + window.scrollY)
}

/** Cookies and stored values. */
async function tracesOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
  ])
  return [...cookies, ...stored]
}

/** Two parts of one name would end the transition to another page. */
function repeatedTransitionNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[vt-name]')].map((element) => element.getAttribute('vt-name') ?? '')
    return names.filter((name, index) => names.indexOf(name) !== index)
  })
}

async function expectLightness(page: Page, request: APIRequestContext, path: string) {
  const sizes = await loadedSizes(page)
  for (const kind of ['script', 'style', 'font'] as const) {
    expect.soft(sizes[kind], `${kind} of ${path}`).toBeGreaterThan(0)
    expect.soft(sizes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(BUDGET[kind])
  }
  expect.soft(await page.locator('link[rel="stylesheet"]').count(), `style sheets of ${path}`).toBeLessThanOrEqual(MOST_STYLE_FILES)
  // A page that is asked for again is compressed better, which takes a moment.
  const kibibytes = async () => {
    const answer = (await request.get(path)).headers()
    expect(answer['content-encoding'], path).toBe('br')
    return Number(answer['content-length']) / 1024
  }
  const budget = path === '/' ? HTML_BUDGET['/'] : HTML_BUDGET.other
  await expect.poll(kibibytes, { message: `HTML of ${path}` }).toBeLessThanOrEqual(budget)
}

async function expectToFit(page: Page, path: string, widths: readonly number[]) {
  for (const width of widths) {
    await resize(page, width)
    // A busy browser draws a new width some frames later.
    await expect.poll(() => rightmostEdge(page), { message: `${path} at ${width}` }).toBeLessThanOrEqual(width)
  }
}
