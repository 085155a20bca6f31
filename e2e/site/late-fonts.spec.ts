import { setTimeout as sleep } from 'node:timers/promises'
import { layoutShift } from '../support/page-cost'
import { expect, test } from '../support/test'

const DELAY_MILLISECONDS = 800
/** A line that just fits, or just does not, breaks at another word in a stand-in. */
const MOST_SHIFT = 0.03
const PATHS = [
  '/',
  '/event/summit-2027',
  '/event/summit-2027/agenda',
  '/event/speakers',
  '/event/summit-2027/register-for-public-square',
  '/article/interview-jonas-lindqvist-six-questions',
  '/explore/summit-2027',
]

for (const cookie of ['en', 'ge']) {
  test(`little moves when the typeface comes late (${cookie})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'local-lang', value: cookie, url: baseURL }])
    await page.route(/\.woff2$/, async (route) => {
      await sleep(DELAY_MILLISECONDS)
      await route.continue()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of PATHS) {
      await page.goto(path)
      const { sum, moved } = await layoutShift(page)
      expect.soft(sum, `${path}: ${moved}`).toBeLessThan(MOST_SHIFT)
    }
  })
}
