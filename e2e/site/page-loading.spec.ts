import type { Page } from '@playwright/test'
import { expectHydrated, openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

test('a visit asks for one document, and loads no page ahead', async ({ page }) => {
  const documentRequests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.url().includes('_rsc')) documentRequests.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(1000)
  expect(documentRequests).toHaveLength(1)
})

/** How much wider than it is drawn a picture may be: there is not one for every width, and none below the least. */
const MOST_TOO_WIDE = 3
/** The same for a page of flat logos, which are drawn lower than their share of the row. */
const MOST_TOO_WIDE_OF_LOGOS = 3.5
const LEAST_WIDTH = 240

for (const { path, width, mostTooWide } of [
  { path: '/', width: 390, mostTooWide: MOST_TOO_WIDE },
  { path: '/gali-jazz', width: 768, mostTooWide: MOST_TOO_WIDE_OF_LOGOS },
]) {
  test(`every picture of ${path} at ${width} has its space, a modern format, and about the size it is drawn at`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openHydrated(page, path)
    const pictures = await page.locator('img').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          // What is cut to fit is drawn wider than it shows.
          const drawn = Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight) * devicePixelRatio
          return { src: image.currentSrc, isSized: image.hasAttribute('width') && image.hasAttribute('height'), hasAlt: image.hasAttribute('alt'), drawn }
        }),
      ),
    )
    expect(pictures.length).toBeGreaterThan(10)
    const compared = pictures.filter(({ drawn }) => drawn > 0)
    expect(compared.length).toBeGreaterThan(10)
    for (const { src, isSized, hasAlt } of pictures) expect([isSized, hasAlt], src).toEqual([true, true])
    for (const { src, drawn } of compared) {
      const [, loaded, format] = /-(\d+)x\d+\.(\w+)(?:\?|$)/.exec(src) ?? []
      expect(['webp', 'avif'], src).toContain(format)
      expect(Number(loaded), src).toBeGreaterThanOrEqual(Math.floor(drawn) * 0.9)
      expect(Number(loaded), src).toBeLessThanOrEqual(Math.max(drawn * mostTooWide, LEAST_WIDTH))
    }
  })
}

/** Opens Home without waiting for it. @returns what lets its first picture through */
async function openWithoutPicture(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/media\/file\/hero/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

const hasScripts = (page: Page) => page.evaluate(() => document.querySelectorAll('script[src*="/chunks/"][src$=".js"]:not([nomodule])').length > 0)

test('the first view is painted before scripts run, which they do in the end, whether or not a picture comes', async ({ page }) => {
  const release = await openWithoutPicture(page)
  await page.waitForTimeout(1000)
  expect(await hasScripts(page)).toBe(false)
  await expectHydrated(page)
  expect(await hasScripts(page)).toBe(true)
  release()
})

test('a picture that cannot be loaded holds no script up', async ({ page }) => {
  await page.route(/\/media\/file\/hero/, (route) => route.fulfill({ body: 'not a picture' }))
  await page.goto('/')
  await expectHydrated(page)
  const waited = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const seen = Math.max(...performance.getEntriesByType('paint').map(({ startTime }) => startTime), ...files.filter(({ name }) => name.includes('/media/file/hero')).map(({ responseEnd }) => responseEnd))
    return Math.min(...files.filter(({ name, initiatorType }) => initiatorType === 'script' && name.includes('/chunks/')).map(({ startTime }) => startTime)) - seen
  })
  // Without news of the picture they are loaded after three seconds.
  expect(waited).toBeLessThan(2000)
})
