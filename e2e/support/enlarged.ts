import type { CDPSession, Page } from '@playwright/test'
import { lostTexts, TEXT_SPACING } from './lost-text'
import { rightmostEdge } from './page-cost'
import { expect } from './test'

/** What readers do to see better: 320 is a window of 1280 at 400 %, and 32 is text of 200 %. */
const VIEWS = [
  { name: 'at 400 % of zoom', width: 320, height: 256, text: 16, style: '' },
  { name: 'with text of 200 %', width: 1280, height: 1024, text: 32, style: '' },
  { name: 'with text spacing', width: 390, height: 844, text: 16, style: TEXT_SPACING },
]

const LARGE_TEXT = 'html { font-size: 200% !important }'

/** Whoever enlarges the open page loses nothing of it. */
export async function expectNothingLost(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const view of VIEWS) {
    await look(page, browser, view)
    const message = `${path} ${view.name}`
    await expect.poll(() => rightmostEdge(page), { message }).toBeLessThanOrEqual(view.width)
    await expect.poll(() => lostTexts(page), { message }).toEqual([])
  }
  await applyStyle(page, '')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
}

/** Whoever enlarges text by a style, which media queries in rem know nothing of, reaches the menu and scrolls one way. */
export async function expectReachableMenu(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(path)
  await applyStyle(page, LARGE_TEXT)
  // Further down something may stick to the foot of the window.
  for (const top of [1500, 0]) {
    await page.evaluate(async (place) => {
      scrollTo({ top: place, behavior: 'instant' })
      // It is drawn some frames later.
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
    }, top)
    await expect.poll(() => rightmostEdge(page), { message: path }).toBeLessThanOrEqual(320)
  }
  await page.getByRole('banner').getByRole('button').click()
  await expect(page.getByRole('dialog').first(), path).toBeVisible()
}

async function look(page: Page, browser: CDPSession, { width, height, text, style }: (typeof VIEWS)[number]) {
  await page.setViewportSize({ width, height })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text } })
  await applyStyle(page, style)
}

/** Applies a style as a reader's own style sheet does: the site lets no page add a style element. */
function applyStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)
}
