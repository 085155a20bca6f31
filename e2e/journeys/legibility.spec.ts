import { openHydrated } from '../support/hydration'
import { faintWords } from '../support/legibility'
import { expect, test } from '../support/test'

test.describe('words on pictures', () => {
  test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })

  // The pictures are the same in both languages, which take turns.
  test('stand out on heroes, in Georgian', async ({ page }) => {
    for (const path of ['/', '/event/accelerator-2027', '/event/summit-2027', '/event/gali-jazz-2027', '/event/summit-2026']) {
      // The cookie notice has come by then, and is not to cover any.
      await openHydrated(page, `${path}?lang=ge`)
      expect.soft(await faintWords(page), path).toEqual([])
    }
  })

  // Where words and picture come nearest to each other.
  for (const { width, paths } of [
    { width: 390, paths: ['accelerator-2027/about?lang=ge', 'summit-2027/register-for-public-square?lang=ge', 'summit-2027/faq'] },
    { width: 768, paths: ['gali-jazz-2027/register-for-public-square'] },
    { width: 960, paths: ['accelerator-2027/faq?lang=ge'] },
    { width: 1440, paths: ['accelerator-2027/agenda', 'summit-2027/apply-now', 'summit-2027/apply-now?lang=ge', 'summit-2025/faq'] },
  ]) {
    test(`stand out on the bands of events, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.goto(`/event/${path}`)
        expect.soft(await faintWords(page), path).toEqual([])
      }
    })
  }
})
