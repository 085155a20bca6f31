import { POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE } from '../../lib/site/constants'
import { openHydrated } from '../support/hydration'
import { faintWords } from '../support/legibility'
import { expect, test } from '../support/test'

test.use({ bypassCSP: true })

/** Each kind of picture below words, where both come nearest to each other. */
const PLACES = [
  { width: 1440, paths: ['/?lang=ge', '/event/accelerator-2027?lang=ge', '/event/summit-2027/apply-now?lang=ge'] },
  { width: 390, paths: ['/event/accelerator-2027/about?lang=ge', '/event/gali-jazz-2027/register-for-public-square?lang=ge'] },
]

test('words stand out from the pictures below them', async ({ page }) => {
  // The cookie notice lies on some until one scrolls.
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [POLICIES_CONSENT_KEY, POLICIES_CONSENT_VALUE] as const)
  for (const { width, paths } of PLACES) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await openHydrated(page, path)
      expect.soft(await faintWords(page), path).toEqual([])
    }
  }
})
