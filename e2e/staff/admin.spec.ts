import { ADMIN } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

test('staff change a title in the admin, and the home page shows it', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/admin`)
  await page.getByLabel(MESSAGES.en.LoginPage.email, { exact: true }).fill(ADMIN.email)
  await page.getByLabel(MESSAGES.en.LoginPage.password, { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: MESSAGES.en.LoginPage.submit }).click()
  await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible()
  // Other tests on the same site may have filled the first page of the list.
  await page.goto(`${ownSite.url}/admin/collections/events?search=Gali%20Jazz%202027`)
  await page.getByRole('link', { name: 'Gali Jazz 2027' }).click()
  const title = page.locator('#field-title')
  await expect(title).toHaveValue('Gali Jazz 2027', { timeout: 60_000 })
  await title.fill('Gali Jazz by Night')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await page.goto(`${ownSite.url}/?lang=en`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Gali Jazz by Night' })).toBeVisible()
  await page.goto(`${ownSite.url}/?lang=ge`)
  await expect(page.getByText('Gali Jazz by Night')).toHaveCount(0)
})
