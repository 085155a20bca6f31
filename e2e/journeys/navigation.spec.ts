import type { Locator, Page } from '@playwright/test'
import { allViolations } from '../support/accessibility'
import { expectHydrated, openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Header, Frame } = MESSAGES.en
const SUMMIT = '/event/summit-2027'

test('both calls to action stand in the header from 1280 px, and links from 1024 px, in Georgian too', async ({ page }) => {
  const { Header } = MESSAGES.ka
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/event/accelerator-2027/agenda?lang=ge')
  const header = page.getByRole('banner')
  const actions = [Header.registerForSummit, Header.applyToAccelerator].map((name) => header.getByRole('link', { name, exact: true }))
  for (const action of actions) await expect(action).toBeVisible()
  for (const [width, isWide] of [[1024, true], [1023, false]] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(header.getByRole('navigation', { name: Header.navigation })).toBeVisible({ visible: isWide })
    await expect(header.getByRole('button', { name: Header.openMenu })).toBeVisible({ visible: !isWide })
  }
})

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const focusIsIn = (menu: Locator) => menu.evaluate((element) => element.contains(document.activeElement))
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

  test('is accessible, keeps focus and scrolling inside, and returns both when it closes', { tag: '@smoke' }, async ({ page }) => {
    await openHydrated(page, SUMMIT)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const open = page.getByRole('button', { name: Header.openMenu })
    const menu = page.getByRole('dialog', { name: Header.navigation })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    expect(await allViolations(page)).toEqual([])
    // Firefox would reach it.
    await expect(page.getByText(Frame.skipToContent)).toHaveCSS('visibility', 'hidden')
    const links = await menu.getByRole('link').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < links + 4; step += 1) {
        await page.keyboard.press(key)
        const isBody = await page.evaluate(() => document.activeElement === document.body)
        expect(isBody || (await focusIsIn(menu)), `${key} ${step}`).toBe(true)
      }
    }
    await page.mouse.move(200, 400)
    for (let turn = 0; turn < 7; turn += 1) await page.mouse.wheel(0, 200)
    expect(await scrolled(page)).toBe(600)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    expect(await scrolled(page)).toBe(600)
  })

  test('stands beside a page that stands still on a wider screen, and closes by a press on it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await openHydrated(page, SUMMIT)
    await page.getByRole('button', { name: Header.openMenu }).click()
    await page.mouse.move(100, 500)
    for (let turn = 0; turn < 7; turn += 1) await page.mouse.wheel(0, 200)
    expect(await scrolled(page)).toBe(0)
    await page.mouse.click(100, 500)
    await expect(page.getByRole('dialog', { name: Header.navigation })).toBeHidden()
  })
})

test('the mark of focus stands out from the header, in the light and in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, `${SUMMIT}/faq`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const control of (await page.getByRole('banner').locator('a:visible, summary:visible').all()).slice(0, 5)) {
      // Again until the colours of the scheme before have faded.
      await expect.poll(() => contrastOfMark(control), `${await control.textContent()}, ${colorScheme}`).toBeGreaterThan(3)
    }
  }

  async function contrastOfMark(control: Locator): Promise<number> {
    await control.focus()
    // The outline of a control that is focused by a script shows after a key.
    await page.keyboard.press('Shift')
    return control.evaluate((element) => {
      const toNumbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = toNumbers(colour).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const header = element.closest('header') as HTMLElement
      const ground = [header, header.previousElementSibling].map((candidate) => candidate && getComputedStyle(candidate).backgroundColor).find((colour) => colour && toNumbers(colour)[3] !== 0)
      const [lighter = 0, darker = 0] = [luminance(getComputedStyle(element).outlineColor), luminance(ground ?? '')].sort((one, other) => other - one)
      return (lighter + 0.05) / (darker + 0.05)
    })
  }
})

test('on a low screen the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openHydrated(page, `${SUMMIT}/agenda`)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test.describe('the language switch', () => {
  /** What is read at the middle of the screen: the place of its part among those of the page. */
  const partRead = (page: Page) =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('main > *, main section > *')]
      return parts.findLastIndex((part) => part.getBoundingClientRect().top <= window.innerHeight / 3)
    })

  test('keeps the place on the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, SUMMIT)
    for (const top of [1500, 3200]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      const before = await partRead(page)
      const link = page.getByRole('banner').locator('a[hreflang]:visible')
      const language = await link.getAttribute('hreflang')
      await link.click()
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
      await expectHydrated(page)
      await expect.poll(() => partRead(page)).toBe(before)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    }
  })
})

test('nothing that is fixed to the screen is printed', async ({ page }) => {
  await openHydrated(page, `${SUMMIT}/agenda`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(Frame.skipToContent)).toBeHidden()
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(fixed).toEqual([])
})
