import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

test('staff schedule when an article is published', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en&draft=true', { identifier: 'to-come', title: 'Published by the clock', publishedAt: new Date().toISOString(), _status: 'draft' })
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/admin/collections/articles/${doc.id}`)
  await page.locator('.form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  await expect(page.locator('.schedule-publish__type .radio-input--is-selected')).toHaveText('Publish')
  await expect(page.locator('.schedule-publish')).toContainText('Tbilisi')
  const soon = new Date(Date.now() + 24 * 60 * 60_000)
  await page.locator('.schedule-publish .react-datepicker__input-container input').fill(soon.toLocaleString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' }).replace(',', ''))
  await page.keyboard.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  await expect(page.locator('.schedule-publish__upcoming').getByRole('row')).toHaveCount(2)
})
