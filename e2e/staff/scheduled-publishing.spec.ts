import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

test('scheduled publishing happens by itself within a minute', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en&draft=true', { identifier: 'to-come', title: 'Published by the clock', publishedAt: new Date().toISOString(), _status: 'draft' })
  const article = `${ownSite.url}/article/to-come`
  expect((await fetch(article)).status).toBe(404)
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/admin/collections/articles/${doc.id}`)
  await page.locator('.form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  await page.locator('.schedule-publish__type').getByText('Publish', { exact: true }).click()
  // The field knows whole minutes: the next one that leaves time to save.
  const soon = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)
  await page.locator('.schedule-publish .react-datepicker__input-container input').fill(soon.toLocaleString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' }).replace(',', ''))
  await page.keyboard.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  await expect(page.locator('.schedule-publish__upcoming').getByRole('row')).toHaveCount(2)
  await expect.poll(async () => (await fetch(article)).status, { timeout: 100_000, intervals: [2000] }).toBe(200)
  const media = await (await fetch(`${ownSite.url}/media`)).text()
  expect(media.includes('Published by the clock')).toBe(true)
})
