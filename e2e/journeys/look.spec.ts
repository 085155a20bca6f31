import { expect, MESSAGES, test } from '../support/test'

const { EventOffers } = MESSAGES.en

/** Two screens down, where the first button is long gone. */
const scrollOn = () => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { path, name } of [
    { path: '/event/summit-2027', name: 'Leadx Summit 2027' },
    { path: '/event/summit-2027/about', name: 'Leadx Summit 2027' },
    { path: '/explore/summit-2027', name: 'Leadx Summit 2027' },
    { path: '/gali-jazz', name: 'Gali Jazz 2027' },
  ]) {
    test(`the way to register stays at the foot of ${path} once its first screen is gone`, async ({ page }) => {
      await page.goto(path)
      const bar = page.getByRole('group', { name, exact: true, includeHidden: true })
      await expect(bar).toBeHidden()
      await page.evaluate(scrollOn)
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: EventOffers.register })).toHaveAttribute('href', /register-for-public-square$/)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(bar).not.toBeInViewport()
    })
  }

  test('an event that is over has no such bar', async ({ page }) => {
    await page.goto('/event/summit-2026')
    await page.evaluate(scrollOn)
    await expect(page.getByRole('group', { name: 'Leadx Summit 2026', exact: true, includeHidden: true })).toHaveCount(0)
  })
})

test('on a wide screen the header has the way to register, and no bar repeats it', async ({ page }) => {
  await page.goto('/event/summit-2027')
  await page.evaluate(scrollOn)
  await expect(page.getByRole('group', { name: 'Leadx Summit 2027', exact: true })).toHaveCount(0)
})
