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

test('the whole invitation to subscribe ends what one reads, a strip of it the rest; whoever has subscribed is not asked again', async ({ page, request }) => {
  const isWhole = async (path: string) => (await (await request.get(path)).text()).includes('data-subscribe="whole"')
  for (const path of ['/', '/about', '/media']) expect(await isWhole(path), path).toBe(true)
  for (const path of ['/event/summit-2027', '/team', '/event/speakers', '/login']) expect(await isWhole(path), path).toBe(false)
  const invitation = page.getByRole('contentinfo').getByRole('button', { name: SubscribeBlock.subscribe })
  await page.goto('/privacy')
  await expect(invitation).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Dates before they are public')).toBeHidden()
  await page.goto('/thank-you/subscription')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(invitation).toBeHidden()
})

test('topics to write about open an email or lead to a form, beside the whole form to subscribe', async ({ page }) => {
  await page.goto('/connect')
  const topics = page.getByRole('region', { name: WriteSection.title }).getByRole('listitem')
  await expect(topics).toHaveCount(6)
  await expect(topics.getByRole('link', { name: WriteSection.press })).toHaveAttribute('href', /^mailto:/)
  await topics.getByRole('link', { name: WriteSection.careers }).click()
  await expect(page.locator('#careers')).toBeInViewport()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: SubscribeBlock.subscribe })).toBeHidden()
  await expect(page.locator('#subscribe').getByRole('button')).toBeVisible()
})
