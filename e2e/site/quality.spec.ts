import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALE_TABLE } from '../../lib/i18n/locales'
import { EVERY_ROUTE, LIST_VIEWS } from '../support/pages'
import { expect, test } from '../support/test'

/** What the first view of a page may ask for on a phone, compressed, in KiB. */
const BUDGET = { script: 175, style: 15, font: 60 }
/** The last one is what accessibility is looked at in. */
const WIDTHS = [320, 390, 768, 1152, 1440, 1920, 1280]

/** The rules that look at colours, which is most of the work. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Cuts a list into parts that one test each can look through. */
function inParts<Entry>(entries: readonly Entry[], size = 9): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) => entries.slice(part * size, (part + 1) * size))
}

for (const { cookieValue: value } of Object.values(LOCALE_TABLE)) {
  for (const part of inParts([...EVERY_ROUTE, ...LIST_VIEWS, '/speaker/nope'])) {
    test(`the screens from ${part[0]} stand still, cost little, fit every width, and shut nobody out (${value})`, async ({ page, context, baseURL }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'local-lang', value, url: baseURL }])
      for (const path of part) {
        await page.emulateMedia({ colorScheme: 'light' })
        for (const width of value === 'en' ? [1440, 390] : [390]) {
          await page.setViewportSize({ width, height: 844 })
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await expectStillness(page, `${path} at ${width}`)
        }
        await expectLightness(page, path)
        await expectToFit(page, path)
        const rules = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).disableRules(COLOURS)
        expect(await violations(rules, path)).toEqual([])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // What is out of sight gets its colours some frames later.
          await expect(async () => {
            expect(await violations(axe(page).withRules(COLOURS), `${path}, ${colorScheme}`)).toEqual([])
          }).toPass({ timeout: 10_000 })
        }
      }
    })
  }
}

/** Rules of accessibility for what a page shows, with nothing but what it breaks in the answer. */
function axe(page: Page): AxeBuilder {
  // The other mode opens a page for each look, for frames of other origins: there are none.
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
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

/** Nothing scrolls sideways or is cut off; the page is left at the last of the widths. */
async function expectToFit(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const widest = () =>
      page.evaluate(() => {
        const ends = [...document.querySelectorAll('header a, header button, header summary')]
          .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
          .map((element) => element.getBoundingClientRect().right)
        return Math.max(document.documentElement.scrollWidth, ...ends)
      })
    // A busy browser draws a new width some frames later.
    await expect.poll(widest, { message: `${path} at ${width}`, timeout: 3000 }).toBeLessThanOrEqual(width)
  }
}

async function expectStillness(page: Page, where: string) {
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[]) {
            sum += value
            moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // What was seen so far is told at once.
        setTimeout(() => resolve({ sum, moved }), 50)
      }),
  )
  expect(sum, `${where}: ${moved.join('; ')}`).toBeLessThan(0.005)
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
