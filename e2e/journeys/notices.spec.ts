import { expect, MESSAGES, test } from '../support/test'

const { Frame } = MESSAGES.ka

test.use({ expectedComplaint: /net::ERR_FAILED/ })

test('the cookie notice stands at the bottom right from the first paint until it is dismissed, and not on a phone', async ({ page, context }) => {
  const notice = page.getByRole('complementary', { name: Frame.cookieNotice })
  const other = await context.newPage()
  // What the framework would add or move.
  await context.route('**/_next/static/chunks/*.js', (route) => route.abort())
  for (const at of [page, other]) {
    await at.setViewportSize({ width: 1024, height: 768 })
    await at.goto('/login?lang=ge')
  }
  const { x, y, width, height } = (await notice.boundingBox())!
  expect([x + width, y + height]).toEqual([1024 - 16, 768 - 16])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(notice).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 768 })
  await notice.getByRole('button', { name: Frame.cookieConfirm }).click()
  for (const at of [page, other]) await expect(at.getByRole('complementary', { name: Frame.cookieNotice })).toBeHidden()
  await context.unroute('**/_next/static/chunks/*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})
