import { randomUUID } from 'node:crypto'
import { colourViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { ADMIN } from '../support/server'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

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

test('a row names what it is related to as its reader may see it: the desk as it is published', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const { doc: event } = await cms.send('POST', 'events?locale=en', { identifier: 'summit-of-names', title: 'As published', isRegistrationActive: true, startsAt: '2028-05-18T06:00:00Z', _status: 'published' })
  expect((await post(`${site.url}/api/registrations`, registrationBody('reader@names.example', 'summit-of-names'))).ok).toBe(true)
  await cms.send('PATCH', `events/${event.id}?locale=en&draft=true`, { title: 'As drafted' })
  const desk = { email: `desk-${randomUUID()}@names.example`, password: 'correct horse battery staple' }
  await cms.send('POST', 'users', { ...desk, role: 'desk', isActivated: true })
  const staff = new StaffScreens(page, site.url)
  for (const [account, title] of [[ADMIN, 'As drafted'], [desk, 'As published']] as const) {
    await staff.signIn(account)
    await staff.open('/collections/registrations?locale=en&search=names.example')
    await expect(page.getByRole('row', { name: /reader@names\.example/ }).getByText(title)).toBeVisible()
  }
})

test('a list that shows nothing says why and leads back', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/speakers?locale=en&search=nobodyofthisname')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('the first screen leads to each list, whether something waits there or not', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('')
  const today = page.getByRole('region', { name: 'Today' })
  for (const name of ['New messages', 'Applications to look at', 'On waiting lists']) await expect(today.getByRole('link', { name })).toBeVisible()
  await expect(today.getByText(/^Nothing (else )?is waiting\.$/)).toBeVisible()
})

test('first screen and lists can be read in the light and in the dark', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  for (const path of ['', '/collections/events', '/collections/registrations']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await staff.open(path)
    await expect(page.getByRole('button', { name: 'Locale' })).toBeVisible()
    expect(await colourViolations(page), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // As for whoever has chosen it: the CMS asks the browser only while a screen is loaded.
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
    expect(await colourViolations(page), `${path}, dark`).toEqual([])
  }
})
