import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

test('staff change a title in the admin, and the home page shows it', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const putBack = await cms.remember(`events/${await cms.keyOf('events', 'identifier', 'gali-jazz-2027')}`, 'title')
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('')
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
  await putBack()
})
