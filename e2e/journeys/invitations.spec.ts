import { expect, MESSAGES, test } from '../support/test'

const { EventOffers, SubscribeBlock, WriteSection } = MESSAGES.en

/** Two screens down, where the first button is long gone. */
const scrollOn = () => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' })

test('on a phone the way to register stays at the foot of an event once its first screen is gone, on a wide screen the header has it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2027')
  const bar = page.getByRole('group', { name: 'Leadx Summit 2027', exact: true, includeHidden: true })
  await expect(bar).toBeHidden()
  await page.evaluate(scrollOn)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: EventOffers.register })).toHaveAttribute('href', /register-for-public-square$/)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.evaluate(scrollOn)
  await expect(bar).toBeHidden()
})

test('every page ends with the whole invitation to subscribe: title, subtitle, field and picture', async ({ page }) => {
  const invitation = page.getByRole('contentinfo').getByRole('region', { name: 'Four letters a year' })
  for (const path of ['/', '/connect', '/event/summit-2027', '/login', '/thank-you/subscription']) {
    await page.goto(path)
    await invitation.scrollIntoViewIfNeeded()
    await expect(invitation.getByText('Dates before they are public'), path).toBeVisible()
    await expect(invitation.getByRole('textbox', { name: SubscribeBlock.email }), path).toBeVisible()
    await expect(invitation.locator('img'), path).toBeVisible()
  }
})

test('topics to write about open an email or lead to a form, beside the full form to subscribe', async ({ page }) => {
  await page.goto('/connect')
  const topics = page.getByRole('region', { name: WriteSection.title }).getByRole('listitem')
  await expect(topics).toHaveCount(6)
  await expect(topics.getByRole('link', { name: WriteSection.press })).toHaveAttribute('href', /^mailto:/)
  await topics.getByRole('link', { name: WriteSection.careers }).click()
  await expect(page.locator('#careers')).toBeInViewport()
  await expect(page.locator('#subscribe').getByRole('button')).toBeVisible()
})
