import { contrastWithin } from '../support/legibility'
import { expect, MESSAGES, test } from '../support/test'

/** WCAG 2.2, 1.4.11. */
const ENOUGH = 3

test('the marks of partners stand out from the ground, in the light and in the dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/event/summit-2026')
  const marks = page.getByRole('region', { name: MESSAGES.en.Partners.title, exact: true }).getByRole('img')
  await expect(marks.first()).toBeVisible()
  for (const mark of (await marks.all()).slice(0, 4)) {
    await mark.scrollIntoViewIfNeeded()
    await expect(mark).toHaveJSProperty('complete', true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(async () => contrastWithin(await mark.screenshot()), `${await mark.getAttribute('alt')}, ${colorScheme}`).toBeGreaterThan(ENOUGH)
    }
  }
})
