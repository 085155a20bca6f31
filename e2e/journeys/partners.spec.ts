import type { Locator } from '@playwright/test'
import { contrastWithin } from '../support/legibility'
import { expect, MESSAGES, test } from '../support/test'

/** WCAG 2.2, 1.4.11. */
const ENOUGH = 3

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the marks of partners stand out from the ground of each page (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/', '/event/summit-2026', '/gali-jazz']) {
      await page.goto(path)
      const marks = page.getByRole('region', { name: MESSAGES.en.Partners.title, exact: true }).getByRole('img')
      await expect(marks.first()).toBeVisible()
      for (const mark of (await marks.all()).slice(0, 4)) {
        await mark.scrollIntoViewIfNeeded()
        await expect(mark).toHaveJSProperty('complete', true)
        expect(await contrastWithin(await mark.screenshot()), `${path} ${await mark.getAttribute('alt')}`).toBeGreaterThan(ENOUGH)
      }
    }
  })
}

test('on wide screens general partners stand on columns of the others', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of ['/event/summit-2026', '/event/summit-2027']) {
    await page.goto(path)
    const partners = page.getByRole('region', { name: MESSAGES.en.Partners.title, exact: true })
    const general = await leftEdges(partners.getByRole('list').first().getByRole('img'))
    const others = (await leftEdges(partners.getByRole('img'))).slice(general.length)
    expect(general.length).toBeGreaterThan(1)
    for (const edge of general) expect(Math.min(...others.map((other) => Math.abs(other - edge))), path).toBeLessThanOrEqual(1)
  }
})

function leftEdges(marks: Locator): Promise<number[]> {
  return marks.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().left))
}
