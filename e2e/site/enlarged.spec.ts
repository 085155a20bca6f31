import type { CDPSession, Locator, Page } from '@playwright/test'
import { lostTexts, TEXT_SPACING } from '../support/lost-text'
import { rightmostEdge } from '../support/page-cost'
import { TEMPLATES } from '../support/pages'
import { expect, MESSAGES, test } from '../support/test'

const { Header, LoginPage } = MESSAGES.en

/** What readers do to see better: 320 is a window of 1280 at 400 %, and 32 is text of 200 %. */
const VIEWS = [
  { name: 'at 400 % of zoom', width: 320, height: 256, text: 16, style: '' },
  { name: 'with text of 200 %', width: 1280, height: 1024, text: 32, style: '' },
  { name: 'with text spacing', width: 390, height: 844, text: 16, style: TEXT_SPACING },
]
const TEMPLATES_PER_TEST = 6

const paths = [...TEMPLATES]
const parts = Array.from({ length: Math.ceil(paths.length / TEMPLATES_PER_TEST) }, (_, part) =>
  paths.slice(part * TEMPLATES_PER_TEST, (part + 1) * TEMPLATES_PER_TEST),
)

for (const [index, part] of parts.entries()) {
  const cookie = index % 2 === 0 ? 'ge' : 'en'
  test(`whoever enlarges pages from ${part[0]} loses nothing (${cookie})`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'local-lang', value: cookie, url: baseURL }])
    const browser = await context.newCDPSession(page)
    for (const path of part) {
      await page.goto(path)
      for (const view of VIEWS) {
        await look(page, browser, view)
        const message = `${path} ${view.name}`
        await expect.poll(() => rightmostEdge(page), { message, timeout: 5000 }).toBeLessThanOrEqual(view.width)
        await expect.poll(() => lostTexts(page), { message, timeout: 5000 }).toEqual([])
      }
    }
  })
}

async function look(page: Page, browser: CDPSession, { width, height, text, style }: (typeof VIEWS)[number]) {
  await page.setViewportSize({ width, height })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text } })
  await page.evaluate(applyStyle, style)
}

/** As a reader's own style sheet does it: the site lets no page add a style element. */
function applyStyle(style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}

test('in forced colours buttons, cards and what is chosen can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const colour = (locator: Locator, property: 'backgroundColor' | 'borderTopColor') => locator.evaluate((element, name) => getComputedStyle(element)[name], property)
  await page.goto('/event/summit-2027/agenda')
  const days = page.getByRole('tab')
  expect(await colour(days.and(page.locator('[aria-selected="true"]')), 'backgroundColor')).not.toBe(await colour(days.and(page.locator('[aria-selected="false"]')).first(), 'backgroundColor'))
  const ground = await colour(page.locator('body'), 'backgroundColor')
  expect(await colour(page.getByRole('listitem').filter({ hasText: 'Two openings' }).last(), 'borderTopColor')).not.toBe(ground)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  expect(await colour(page.getByRole('button', { name: LoginPage.submit }), 'borderTopColor')).not.toBe(ground)
  expect(await colour(page.getByRole('button', { name: Header.openMenu }).locator('span').first(), 'borderTopColor')).not.toBe(ground)
})
