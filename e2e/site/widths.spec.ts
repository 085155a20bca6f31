import { amount } from '../../scripts/test/amount.mjs'
import { LOCALES } from '../../lib/i18n/locales'
import { expectHydrated } from '../support/hydration'
import { layoutFaults } from '../support/layout-faults'
import { EVERY_ROUTE, LIST_VIEWS, UNKNOWN_PERSON } from '../support/pages'
import { expect, test } from '../support/test'

const [NARROWEST, WIDEST] = [320, 1920]
/** In pixels: short steps fall between the widths that a layout was made for. */
const STEP = amount(40, 8)
const FEW = ['/', '/event/summit-2027/about', '/event/participants']
const ALL = [...EVERY_ROUTE, ...LIST_VIEWS, UNKNOWN_PERSON]
const LANGUAGES = { en: 'en', ka: 'ge' }

// With a scroll bar that takes room, which a style takes away for the other half of the looks.
test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }) })

for (const [index, path] of amount(FEW, ALL).entries()) {
  test(`every width suits ${path}, with a scroll bar and without one`, async ({ page }) => {
    // In the short run each language has some of the pages.
    for (const locale of amount(LOCALES.filter((_, place) => place === index % LOCALES.length), [...LOCALES])) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGES[locale]}`)
      await expectHydrated(page)
      const faults = new Map<string, string[]>()
      for (let width = NARROWEST; width <= WIDEST; width += STEP) {
        await page.setViewportSize({ width, height: 900 })
        for (const scrollbarWidth of ['auto', 'none']) {
          await page.evaluate((value) => document.documentElement.style.setProperty('scrollbar-width', value), scrollbarWidth)
          for (const fault of await layoutFaults(page)) faults.set(fault, [...(faults.get(fault) ?? []), `${width}${scrollbarWidth === 'auto' ? ' with a scroll bar' : ''}`])
        }
      }
      expect.soft(Object.fromEntries(faults), `${path} in ${locale}`).toEqual({})
    }
  })
}
