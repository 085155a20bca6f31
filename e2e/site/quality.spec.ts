import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { EVERY_ROUTE, LIST_VIEWS } from '../support/pages'
import { expect, test } from '../support/test'

/** What the first view of a page may ask for on a phone, compressed, in KiB. */
const BUDGET = { script: 175, style: 15, font: 60 }
const WIDTHS = [320, 390, 768, 1152, 1280, 1440, 1920]

/** Cuts a list into parts that one test each can look through. */
function inParts<Entry>(entries: readonly Entry[], size = 9): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) => entries.slice(part * size, (part + 1) * size))
}

for (const value of ['en', 'ge']) {
  for (const part of inParts([...EVERY_ROUTE, ...LIST_VIEWS, '/speaker/nope'])) {
    test(`no screen from ${part[0]} breaks an accessibility rule (${value})`, async ({ page, context, baseURL }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'local-lang', value, url: baseURL }])
      for (const path of part) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        const everything = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        expect(await violations(everything, path)).toEqual([])
        // Only colours differ between the schemes, and not by language.
        if (value !== 'en') continue
        // What is out of sight gets its colours some frames later.
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(async () => {
          const colours = axe(page).withRules(['color-contrast', 'link-in-text-block'])
          expect(await violations(colours, `${path} in the dark`)).toEqual([])
        }).toPass({ timeout: 10_000 })
      }
    })
  }
}

/** Rules of accessibility for what a page shows, with nothing but what it breaks in the answer. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
}

async function violations(rules: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await rules.analyze()
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)
}

test('the open menu breaks no accessibility rule either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2027')
  await page.getByRole('banner').getByRole('button').click()
  expect(await violations(axe(page), 'the menu')).toEqual([])
})

for (const value of ['en', 'ge']) {
  for (const part of inParts(EVERY_ROUTE)) {
    test(`nothing from ${part[0]} scrolls sideways or is cut off, from 320 to 1920 px (${value})`, async ({ page, context, baseURL }) => {
      test.setTimeout(180_000)
      await context.addCookies([{ name: 'local-lang', value, url: baseURL }])
      for (const path of part) {
        await page.goto(path)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const widest = await page.evaluate(() => {
            const ends = [...document.querySelectorAll('header a, header button, header summary')]
              .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
              .map((element) => element.getBoundingClientRect().right)
            return Math.max(document.documentElement.scrollWidth, ...ends)
          })
          expect(widest, `${path} at ${width}`).toBeLessThanOrEqual(width)
        }
      }
    })
  }
}

for (const part of inParts(EVERY_ROUTE)) {
  test(`nothing moves while a page from ${part[0]} loads, and little is asked for`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of part) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectStillness(page, `${path} at ${width}`)
      }
      await expectLightness(page, path)
    }
  })
}

async function expectStillness(page: Page, where: string) {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift, where).toBeLessThan(0.005)
}

async function expectLightness(page: Page, path: string) {
  const sizes = await page.evaluate(() => {
    const kinds = { script: /\.js(\?|$)/, style: /\.css(\?|$)/, font: /\.woff2(\?|$)/ }
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return Object.entries(kinds).map(([kind, name]) => {
      const bytes = files.filter((file) => name.test(file.name)).reduce((sum, file) => sum + file.encodedBodySize, 0)
      return [kind, bytes / 1024] as const
    })
  })
  for (const [kind, size] of sizes) {
    expect(size, `${kind} of ${path}`).toBeGreaterThan(0)
    expect(size, `${kind} of ${path}`).toBeLessThanOrEqual(BUDGET[kind as keyof typeof BUDGET])
  }
}

test('a visit asks for one document, and loads no page ahead', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.url().includes('_rsc')) asked.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(1000)
  expect(asked).toHaveLength(1)
})

test('every picture has its space, a modern format, and the size it is drawn at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const pictures = await page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      src: image.currentSrc || image.src,
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      hasAlt: image.hasAttribute('alt'),
    })),
  )
  expect(pictures.length).toBeGreaterThan(10)
  for (const { src, sized, hasAlt } of pictures) {
    expect(sized, src).toBe(true)
    expect(hasAlt, src).toBe(true)
    expect(src).toMatch(/\.webp/)
  }
})
