import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

test('rows become blocks on a phone and stay a table to those who hear them', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/events?locale=en&search=Leadx%20Summit%202027')
  const table = page.getByRole('table')
  for (const name of ['Title', 'Kind', 'Publication']) await expect(table.getByRole('columnheader', { name: new RegExp(name) })).toHaveCount(1)
  const row = table.getByRole('row', { name: /Leadx Summit 2027/ })
  await expect(row.getByRole('cell', { name: 'Leadx Summit 2027' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Begins (UTC+4)' })).toBeInViewport()
  for (const text of ['Published', 'Current event', '13 May 2027, 10:00']) await expect(row.getByText(text)).toBeInViewport({ ratio: 1 })
  const chosen = page.locator('.collection-list__list-selection')
  await expect(chosen).toBeHidden()
  await row.getByRole('checkbox').check()
  await expect(chosen.getByText('1 selected')).toBeInViewport()
})

test('related documents are shown with their row, in the language of the content', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  for (const [locale, event] of [['ka', 'Leadx სამიტი 2027'], ['en', 'Leadx Summit 2027']] as const) {
    await staff.open(`/collections/sessions?locale=${locale}&limit=25`)
    await expect(page.getByRole('cell', { name: event, exact: true }).first()).toBeVisible()
  }
})

test('the first screen leads to each list, one that shows nothing says why, and one that is put in order is whole', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('')
  const today = page.getByRole('region', { name: 'Today' })
  for (const name of [/New messages?$/, /Applications? to look at$/, /On (a waiting list|waiting lists)$/]) await expect(today.getByRole('link', { name })).toBeVisible()
  await staff.open('/collections/speakers?locale=en&search=nobodyofthisname')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toHaveCount(0)
  const { totalDocs } = (await (await (await Cms.signIn(ownSite)).ask('speakers?limit=1&depth=0')).json()) as { totalDocs: number }
  expect(totalDocs).toBeGreaterThan(20)
  await expect(page.locator('tbody tr')).toHaveCount(totalDocs)
  // Nobody is offered to write into the inbox.
  await staff.open('/collections/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Create new/i })).toHaveCount(0)
})

test('an administrator finds in the trash what was deleted, and brings it back', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'faqs?locale=en', { question: 'Deleted by mistake?', category: 'Visit', _status: 'draft' })
  await cms.send('DELETE', `faqs/${doc.id}`)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/trash')
  await page.getByRole('link', { name: 'Deleted by mistake?' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/faqs/${doc.id}`))
  await expect(page.locator('#field-question')).toHaveValue('Deleted by mistake?')
  await cms.send('DELETE', `faqs/${doc.id}`)
})
